// Derived from itemOverDelivery.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'itemOverDelivery',
    name: 'ItemOverDelivery',
    label: { zh: '超交比例', en: 'Over-delivery' },
    area: 'master',
    permissions: {
      prefix: 'master:itemOverDelivery',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
    },
  },
  definition: async () => (await import('./itemOverDelivery.entity')).itemOverDelivery,
  pages: {
    list: () => import('./ItemOverDeliveryList'),
    record: async () => (await import('./ItemOverDeliveryModal')).ItemOverDeliveryModal,
  },
})
