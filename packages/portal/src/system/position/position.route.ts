import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'system/SysPositionList',
  title: { zh: '职务管理', en: 'Positions' },
  load: () => import('./SysPositionList'),
})
