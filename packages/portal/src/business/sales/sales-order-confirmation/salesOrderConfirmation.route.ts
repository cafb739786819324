// Derived from salesOrderConfirmation.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'salesOrderConfirmation',
    name: 'SalesOrderConfirmation',
    label: { zh: '销售订单确认', en: 'Sales order confirmation' },
    area: 'sales',
    permissions: {
      prefix: 'sales:salesOrderConfirmation',
      actions: [
        'list',
        'add',
        'edit',
        'delete',
        'batch_delete',
        'export',
        'import',
        'confirm',
        'close',
        'cancel',
        'erpSync',
        'createPurchase',
      ],
    },
  },
  definition: async () => (await import('./salesOrderConfirmation.entity')).salesOrderConfirmation,
  pages: {
    list: () => import('./SalesOrderConfirmationList'),
    form: () => import('./SalesOrderConfirmationForm'),
    record: async () => (await import('./SalesOrderConfirmationModal')).SalesOrderConfirmationModal,
  },
})
