// Derived from category.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'category',
    name: 'Category',
    label: { zh: '费用类别', en: 'Category' },
    area: 'master',
    permissions: {
      prefix: 'master:category',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
    },
  },
  definition: async () => (await import('./category.entity')).category,
  pages: {
    list: () => import('./CategoryList'),
    record: async () => (await import('./CategoryModal')).CategoryModal,
  },
})
