// Derived from activityCenter.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'activityCenter',
    name: 'ActivityCenter',
    label: { zh: '活动中心', en: 'Activity centre' },
    area: 'master',
    permissions: {
      prefix: 'master:activityCenter',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
    },
  },
  definition: async () => (await import('./activityCenter.entity')).activityCenter,
  pages: {
    list: () => import('./ActivityCenterList'),
    record: async () => (await import('./ActivityCenterModal')).ActivityCenterModal,
  },
})
