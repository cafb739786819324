// Derived from dimension.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'dimension',
    name: 'Dimension',
    label: { zh: '部门维度', en: 'Department dimension' },
    area: 'master',
    permissions: {
      prefix: 'master:dimension',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
    },
  },
  definition: async () => (await import('./dimension.entity')).dimension,
  pages: {
    list: () => import('./DimensionList'),
    record: async () => (await import('./DimensionModal')).DimensionModal,
  },
})
