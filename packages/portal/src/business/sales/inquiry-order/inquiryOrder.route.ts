// Derived from inquiryOrder.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'inquiryOrder',
    name: 'InquiryOrder',
    label: { zh: '询价单', en: 'Inquiry order' },
    area: 'sales',
    permissions: {
      prefix: 'sales:inquiryOrder',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import', 'quote', 'cancel'],
    },
  },
  definition: async () => (await import('./inquiryOrder.entity')).inquiryOrder,
  pages: {
    list: () => import('./InquiryOrderList'),
    form: () => import('./InquiryOrderForm'),
    record: async () => (await import('./InquiryOrderModal')).InquiryOrderModal,
  },
})
