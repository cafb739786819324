import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'system/LogList',
  title: { zh: '日志', en: 'Logs' },
  load: () => import('./LogList'),
})
