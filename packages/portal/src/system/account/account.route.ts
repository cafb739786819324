import { definePageRoute } from '@/app/definePageRoute'
import type { RouteModule } from '@/app/pageRegistry'

const settings = definePageRoute({
  key: 'account/Settings',
  exportName: 'SettingsPage',
  title: { zh: '个人设置', en: 'Account settings' },
  load: () => import('./SettingsPage'),
})
const center = definePageRoute({
  key: 'account/Center',
  exportName: 'CenterPage',
  title: { zh: '个人中心', en: 'My account' },
  load: () => import('./CenterPage'),
})

export default { pages: [...settings.pages, ...center.pages] } satisfies RouteModule
