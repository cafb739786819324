// Derived from port.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'port',
    name: 'Port',
    label: { zh: '港口', en: 'Port' },
    area: 'master',
    permissions: {
      prefix: 'master:port',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
    },
  },
  definition: async () => (await import('./port.entity')).port,
  pages: {
    list: () => import('./PortList'),
    record: async () => (await import('./PortModal')).PortModal,
  },
})
