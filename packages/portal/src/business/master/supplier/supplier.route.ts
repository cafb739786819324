// Derived from supplier.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'supplier',
    name: 'Supplier',
    label: { zh: '供应商', en: 'Supplier' },
    area: 'master',
    permissions: {
      prefix: 'master:supplier',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
    },
  },
  definition: async () => (await import('./supplier.entity')).supplier,
  pages: {
    list: () => import('./SupplierList'),
    record: async () => (await import('./SupplierModal')).SupplierModal,
  },
})
