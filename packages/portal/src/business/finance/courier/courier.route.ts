// Derived from courier.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'courier',
    name: 'Courier',
    label: { zh: '快递登记', en: 'Courier' },
    area: 'finance',
    permissions: {
      prefix: 'finance:courier',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import', 'send', 'receive'],
    },
  },
  definition: async () => (await import('./courier.entity')).courier,
  pages: {
    list: () => import('./CourierList'),
    record: async () => (await import('./CourierModal')).CourierModal,
  },
})
