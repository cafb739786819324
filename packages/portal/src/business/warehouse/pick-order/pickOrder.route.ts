// Derived from pickOrder.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'pickOrder',
    name: 'PickOrder',
    label: { zh: '拣货单', en: 'Pick order' },
    area: 'warehouse',
    permissions: {
      prefix: 'warehouse:pickOrder',
      actions: ['list', 'edit', 'export', 'pick', 'cancelPick', 'cancel'],
    },
  },
  definition: async () => (await import('./pickOrder.entity')).pickOrder,
  pages: {
    list: () => import('./PickOrderList'),
    form: () => import('./PickOrderForm'),
    record: async () => (await import('./PickOrderModal')).PickOrderModal,
  },
})
