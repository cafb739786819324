import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'system/UserAnnouncement',
  exportName: 'UserAnnouncementPage',
  title: { zh: '我的通告', en: 'My announcements' },
  load: () => import('./UserAnnouncementPage'),
})
