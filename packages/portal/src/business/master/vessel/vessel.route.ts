// Derived from vessel.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'vessel',
    name: 'Vessel',
    label: { zh: '船舶', en: 'Vessel' },
    area: 'master',
    permissions: {
      prefix: 'master:vessel',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
    },
  },
  definition: async () => (await import('./vessel.entity')).vessel,
  pages: {
    list: () => import('./VesselList'),
    record: async () => (await import('./VesselModal')).VesselModal,
  },
})
