import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'system/RoleUserList',
  title: { zh: '角色管理', en: 'Roles' },
  load: () => import('./RoleUserList'),
})
