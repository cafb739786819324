// Derived from salesTask.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: {
    key: 'salesTask',
    name: 'SalesTask',
    label: { zh: '销售任务', en: 'Sales task' },
    area: 'sales',
    permissions: {
      prefix: 'sales:salesTask',
      actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import', 'close', 'reopen'],
    },
  },
  definition: async () => (await import('./salesTask.entity')).salesTask,
  pages: {
    list: () => import('./SalesTaskList'),
    record: async () => (await import('./SalesTaskModal')).SalesTaskModal,
  },
})
