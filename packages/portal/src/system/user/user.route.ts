import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'system/UserList',
  title: { zh: '用户管理', en: 'Users' },
  load: () => import('./UserList'),
})
