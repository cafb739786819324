import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'account/Settings',
  exportName: 'AccountPage',
  title: { zh: '个人设置', en: 'Account settings' },
  load: () => import('./AccountPage'),
})
