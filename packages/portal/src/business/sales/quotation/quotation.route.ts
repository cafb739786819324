// Derived from saQuotation.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'saQuotation',
    name: 'Quotation',
    label: { zh: '报价单', en: 'Quotation' },
    area: 'sales',
    permissions: {
      prefix: 'sales:saQuotation',
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
        'confirm',
        'revise',
        'close',
        'cancel',
        'createConfirmation',
        'createAll',
        'cancelLine',
        'updatePort',
        'sendMarketing',
      ],
    },
  },
  definition: async () => (await import('./saQuotation.entity')).saQuotation,
  pages: {
    list: () => import('./QuotationList'),
    form: () => import('./QuotationForm'),
    record: async () => (await import('./QuotationModal')).QuotationModal,
  },
})
