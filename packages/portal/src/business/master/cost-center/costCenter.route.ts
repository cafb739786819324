// Derived from costCenter.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'costCenter',
    name: 'CostCenter',
    label: { zh: '成本中心', en: 'Cost centre' },
    area: 'master',
    permissions: {
      prefix: 'master:costCenter',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
    },
  },
  definition: async () => (await import('./costCenter.entity')).costCenter,
  pages: {
    list: () => import('./CostCenterList'),
    record: async () => (await import('./CostCenterModal')).CostCenterModal,
  },
})
