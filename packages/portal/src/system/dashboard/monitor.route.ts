import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'dashboard/Monitor',
  exportName: 'MonitorPage',
  title: { zh: '异常监控', en: 'Monitor' },
  load: () => import('./boardPages'),
})
