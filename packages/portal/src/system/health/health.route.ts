import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'system/HealthPage',
  title: { zh: '系统健康', en: 'Health' },
  load: () => import('./HealthPage'),
})
