// Derived from purchaseExpense.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'purchaseExpense',
    name: 'PurchaseExpense',
    label: { zh: '采购费用', en: 'Purchase expense' },
    area: 'purchase',
    permissions: {
      prefix: 'purchase:purchaseExpense',
      actions: [
        'list',
        'add',
        'edit',
        'delete',
        'batch_delete',
        'export',
        'import',
        'submit',
        'withdraw',
        'reset',
        'redraft',
        'remind',
        'pay',
        'erpSync',
        'markSuccess',
        'markFailure',
        'resetStatus',
        'updateDimension',
        'updateTaxGroup',
        'updateSite',
      ],
    },
  },
  definition: async () => (await import('./purchaseExpense.entity')).purchaseExpense,
  pages: {
    list: () => import('./PurchaseExpenseList'),
    form: () => import('./PurchaseExpenseForm'),
    record: async () => (await import('./PurchaseExpenseModal')).PurchaseExpenseModal,
  },
})
