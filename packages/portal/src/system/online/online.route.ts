import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'system/SysUserOnlineList',
  title: { zh: '在线用户', en: 'Online users' },
  load: () => import('./SysUserOnlineList'),
})
