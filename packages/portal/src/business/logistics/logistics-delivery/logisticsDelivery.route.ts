// Derived from logisticsDelivery.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'logisticsDelivery',
    name: 'LogisticsDelivery',
    label: { zh: '转交单', en: 'Care-off slip' },
    area: 'logistics',
    permissions: {
      prefix: 'logistics:logisticsDelivery',
      actions: [
        'list',
        'add',
        'edit',
        'delete',
        'batch_delete',
        'export',
        'import',
        'logisticsConfirm',
        'receipt',
        'cancelReceipt',
        'dispatch',
        'cancelDispatch',
        'cancel',
        'cancelLine',
      ],
    },
  },
  definition: async () => (await import('./logisticsDelivery.entity')).logisticsDelivery,
  pages: {
    list: () => import('./LogisticsDeliveryList'),
    form: () => import('./LogisticsDeliveryForm'),
    record: async () => (await import('./LogisticsDeliveryModal')).LogisticsDeliveryModal,
  },
})
