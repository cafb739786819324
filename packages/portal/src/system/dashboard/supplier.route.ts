import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'dashboard/Supplier',
  exportName: 'SupplierPage',
  title: { zh: '供应商', en: 'Suppliers' },
  load: () => import('./boardPages'),
})
