import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'system/TenantList',
  title: { zh: '租户管理', en: 'Tenants' },
  load: () => import('./TenantList'),
})
