// Derived from projectTracking.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'projectTracking',
    name: 'ProjectTracking',
    label: { zh: '项目', en: 'Project' },
    area: 'master',
    permissions: {
      prefix: 'master:projectTracking',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
    },
  },
  definition: async () => (await import('./projectTracking.entity')).projectTracking,
  pages: {
    list: () => import('./ProjectTrackingList'),
    record: async () => (await import('./ProjectTrackingModal')).ProjectTrackingModal,
  },
})
