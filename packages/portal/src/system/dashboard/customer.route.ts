import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'dashboard/Customer',
  exportName: 'CustomerPage',
  title: { zh: '客户', en: 'Customers' },
  load: () => import('./boardPages'),
})
