import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'system/SiteMap',
  exportName: 'SiteMapPage',
  title: { zh: '页面导航', en: 'All pages' },
  load: () => import('./SiteMapPage'),
})
