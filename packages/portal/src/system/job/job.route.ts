import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'system/QuartzJobList',
  title: { zh: '定时任务', en: 'Jobs' },
  load: () => import('./QuartzJobList'),
})
