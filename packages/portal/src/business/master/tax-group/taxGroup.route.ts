// Derived from taxGroup.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'taxGroup',
    name: 'TaxGroup',
    label: { zh: '税组', en: 'Tax group' },
    area: 'master',
    permissions: {
      prefix: 'master:taxGroup',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
    },
  },
  definition: async () => (await import('./taxGroup.entity')).taxGroup,
  pages: {
    list: () => import('./TaxGroupList'),
    record: async () => (await import('./TaxGroupModal')).TaxGroupModal,
  },
})
