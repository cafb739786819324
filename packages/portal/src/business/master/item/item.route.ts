// Derived from item.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'item',
    name: 'Item',
    label: { zh: '物料', en: 'Item' },
    area: 'master',
    permissions: {
      prefix: 'master:item',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
    },
  },
  definition: async () => (await import('./item.entity')).item,
  pages: {
    list: () => import('./ItemList'),
    record: async () => (await import('./ItemModal')).ItemModal,
  },
})
