import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'system/BiPermission',
  exportName: 'BiPermissionPage',
  title: { zh: 'BI报表权限', en: 'BI permissions' },
  load: () => import('./BiPermissionPage'),
})
