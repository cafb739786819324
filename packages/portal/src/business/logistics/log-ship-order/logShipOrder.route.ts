// Derived from logShipOrder.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'logShipOrder',
    name: 'LogShipOrder',
    label: { zh: '发货单', en: 'Dispatch note' },
    area: 'logistics',
    permissions: {
      prefix: 'logistics:logShipOrder',
      actions: [
        'list',
        'edit',
        'export',
        'dispatch',
        'cancelDispatch',
        'receipt',
        'cancelReceipt',
        'cancelLine',
        'cancel',
      ],
    },
  },
  definition: async () => (await import('./logShipOrder.entity')).logShipOrder,
  pages: {
    list: () => import('./LogShipOrderList'),
    form: () => import('./LogShipOrderForm'),
    record: async () => (await import('./LogShipOrderModal')).LogShipOrderModal,
  },
})
