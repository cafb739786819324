import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'dashboard/Task',
  exportName: 'TaskPage',
  title: { zh: '我的任务', en: 'Tasks' },
  load: () => import('./boardPages'),
})
