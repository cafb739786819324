import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'system/PermissionList',
  title: { zh: '菜单管理', en: 'Menu' },
  load: () => import('./PermissionList'),
})
