// Derived from product.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'product',
    name: 'Product',
    label: { zh: '产品', en: 'Product' },
    area: 'master',
    permissions: {
      prefix: 'master:product',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
    },
  },
  definition: async () => (await import('./product.entity')).product,
  pages: {
    list: () => import('./ProductList'),
    record: async () => (await import('./ProductModal')).ProductModal,
  },
})
