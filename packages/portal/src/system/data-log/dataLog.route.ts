import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'system/DataLogList',
  title: { zh: '数据日志', en: 'Data log' },
  load: () => import('./DataLogList'),
})
