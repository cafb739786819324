// Derived from receiveOrder.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'receiveOrder',
    name: 'ReceiveOrder',
    label: { zh: '收货单', en: 'Receive order' },
    area: 'warehouse',
    permissions: {
      prefix: 'warehouse:receiveOrder',
      actions: [
        'list',
        'add',
        'edit',
        'delete',
        'batch_delete',
        'export',
        'import',
        'release',
        'receive',
        'cancelReceive',
        'cancel',
      ],
    },
  },
  definition: async () => (await import('./receiveOrder.entity')).receiveOrder,
  pages: {
    list: () => import('./ReceiveOrderList'),
    form: () => import('./ReceiveOrderForm'),
    record: async () => (await import('./ReceiveOrderModal')).ReceiveOrderModal,
  },
})
