import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'dashboard/Workplace',
  exportName: 'WorkplacePage',
  title: { zh: '今日作业', en: 'Workplace' },
  load: () => import('./boardPages'),
})
