// Derived from customer.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'customer',
    name: 'Customer',
    label: { zh: '客户', en: 'Customer' },
    area: 'master',
    permissions: {
      prefix: 'master:customer',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
    },
  },
  definition: async () => (await import('./customer.entity')).customer,
  pages: {
    list: () => import('./CustomerList'),
    record: async () => (await import('./CustomerModal')).CustomerModal,
  },
})
