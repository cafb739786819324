import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'system/MyApproval',
  exportName: 'MyApprovalPage',
  title: { zh: '我的待办', en: 'My approvals' },
  load: () => import('./MyApprovalPage'),
})
