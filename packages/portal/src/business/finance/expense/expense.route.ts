// Derived from expense.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'expense',
    name: 'Expense',
    label: { zh: '费用报销', en: 'Expense' },
    area: 'finance',
    permissions: {
      prefix: 'finance:expense',
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
        'remind',
        'registerCourier',
        'pay',
        'voucher',
      ],
    },
  },
  definition: async () => (await import('./expense.entity')).expense,
  pages: {
    list: () => import('./ExpenseList'),
    form: () => import('./ExpenseForm'),
    record: async () => (await import('./ExpenseModal')).ExpenseModal,
  },
})
