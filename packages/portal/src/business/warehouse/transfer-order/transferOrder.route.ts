// Derived from transferOrder.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'transferOrder',
    name: 'TransferOrder',
    label: { zh: '调拨订单', en: 'Transfer order' },
    area: 'warehouse',
    permissions: {
      prefix: 'warehouse:transferOrder',
      actions: [
        'list',
        'add',
        'edit',
        'delete',
        'batch_delete',
        'export',
        'import',
        'place',
        'finish',
        'cancel',
      ],
    },
  },
  definition: async () => (await import('./transferOrder.entity')).transferOrder,
  pages: {
    list: () => import('./TransferOrderList'),
    form: () => import('./TransferOrderForm'),
    record: async () => (await import('./TransferOrderModal')).TransferOrderModal,
  },
})
