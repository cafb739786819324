import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'system/SysOutboxList',
  title: { zh: '发件箱', en: 'Outbox' },
  load: () => import('./SysOutboxList'),
})
