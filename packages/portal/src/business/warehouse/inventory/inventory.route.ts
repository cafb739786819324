// Derived from inventory.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'inventory',
    name: 'Inventory',
    label: { zh: '库存', en: 'Inventory' },
    area: 'warehouse',
    permissions: { prefix: 'warehouse:inventory', actions: ['list', 'export', 'pick', 'ship'] },
  },
  definition: async () => (await import('./inventory.entity')).inventory,
  pages: {
    list: () => import('./InventoryList'),
    record: async () => (await import('./InventoryModal')).InventoryModal,
  },
})
