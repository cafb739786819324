// Derived from purchaseOrder.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'purchaseOrder',
    name: 'PurchaseOrder',
    label: { zh: '采购订单', en: 'Purchase order' },
    area: 'purchase',
    permissions: {
      prefix: 'purchase:purchaseOrder',
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
        'createReceive',
        'createExpense',
      ],
    },
  },
  definition: async () => (await import('./purchaseOrder.entity')).purchaseOrder,
  pages: {
    list: () => import('./PurchaseOrderList'),
    form: () => import('./PurchaseOrderForm'),
    record: async () => (await import('./PurchaseOrderModal')).PurchaseOrderModal,
  },
})
