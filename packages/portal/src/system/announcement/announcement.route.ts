import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'system/SysAnnouncementList',
  title: { zh: '通告管理', en: 'Announcements' },
  load: () => import('./SysAnnouncementList'),
})
