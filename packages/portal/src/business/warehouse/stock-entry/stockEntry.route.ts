// Derived from stockEntry.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'stockEntry',
    name: 'StockEntry',
    label: { zh: '库存流水', en: 'Stock ledger' },
    area: 'warehouse',
    permissions: { prefix: 'warehouse:stockEntry', actions: ['list', 'export'] },
  },
  definition: async () => (await import('./stockEntry.entity')).stockEntry,
  pages: {
    list: () => import('./StockEntryList'),
    record: async () => (await import('./StockEntryModal')).StockEntryModal,
  },
})
