// Derived from customerComplaint.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'customerComplaint',
    name: 'CustomerComplaint',
    label: { zh: '客户投诉', en: 'Customer complaint' },
    area: 'quality',
    permissions: {
      prefix: 'quality:customerComplaint',
      actions: [
        'list',
        'add',
        'edit',
        'delete',
        'batch_delete',
        'export',
        'import',
        'submit',
        'assign',
        'handle',
        'close',
        'rework',
        'return',
      ],
    },
  },
  definition: async () => (await import('./customerComplaint.entity')).customerComplaint,
  pages: {
    list: () => import('./CustomerComplaintList'),
    record: async () => (await import('./CustomerComplaintModal')).CustomerComplaintModal,
  },
})
