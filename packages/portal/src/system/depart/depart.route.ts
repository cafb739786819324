import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'system/DepartList',
  title: { zh: '部门管理', en: 'Departments' },
  load: () => import('./DepartList'),
})
