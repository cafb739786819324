// Derived from station.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'station',
    name: 'Station',
    label: { zh: '驻点', en: 'Station' },
    area: 'master',
    permissions: {
      prefix: 'master:station',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
    },
  },
  definition: async () => (await import('./station.entity')).station,
  pages: {
    list: () => import('./StationList'),
    record: async () => (await import('./StationModal')).StationModal,
  },
})
