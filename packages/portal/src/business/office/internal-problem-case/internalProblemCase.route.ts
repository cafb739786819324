// Derived from internalProblemCase.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'internalProblemCase',
    name: 'InternalProblemCase',
    label: { zh: '内部问题案例', en: 'Internal problem case' },
    area: 'office',
    permissions: {
      prefix: 'office:internalProblemCase',
      actions: [
        'list',
        'add',
        'edit',
        'delete',
        'batch_delete',
        'export',
        'import',
        'accept',
        'solve',
        'reopen',
        'close',
      ],
    },
  },
  definition: async () => (await import('./internalProblemCase.entity')).internalProblemCase,
  pages: {
    list: () => import('./InternalProblemCaseList'),
    record: async () => (await import('./InternalProblemCaseModal')).InternalProblemCaseModal,
  },
})
