import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'dashboard/Analysis',
  exportName: 'AnalysisPage',
  title: { zh: '首页', en: 'Home' },
  load: () => import('./AnalysisPage'),
})
