// Derived from salesOrder.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'salesOrder',
    name: 'SalesOrder',
    label: { zh: '销售订单', en: 'Sales order' },
    area: 'sales',
    permissions: {
      prefix: 'sales:salesOrder',
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
  definition: async () => (await import('./salesOrder.entity')).salesOrder,
  pages: {
    list: () => import('./SalesOrderList'),
    form: () => import('./SalesOrderForm'),
    record: async () => (await import('./SalesOrderModal')).SalesOrderModal,
  },
})
