// Derived from currency.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'currency',
    name: 'Currency',
    label: { zh: '币种汇率', en: 'Currency' },
    area: 'master',
    permissions: {
      prefix: 'master:currency',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
    },
  },
  definition: async () => (await import('./currency.entity')).currency,
  pages: {
    list: () => import('./CurrencyList'),
    record: async () => (await import('./CurrencyModal')).CurrencyModal,
  },
})
