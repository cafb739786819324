// Derived from assessment360.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'assessment360',
    name: 'Assessment360',
    label: { zh: '360 考核', en: '360 assessment' },
    area: 'hr',
    permissions: {
      prefix: 'hr:assessment360',
      actions: [
        'list',
        'add',
        'edit',
        'delete',
        'batch_delete',
        'export',
        'import',
        'publish',
        'start',
        'finish',
      ],
    },
  },
  definition: async () => (await import('./assessment360.entity')).assessment360,
  pages: {
    list: () => import('./Assessment360List'),
    form: () => import('./Assessment360Form'),
    record: async () => (await import('./Assessment360Modal')).Assessment360Modal,
  },
})
