import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'system/SysDataSourceList',
  title: { zh: '数据源', en: 'Data sources' },
  load: () => import('./SysDataSourceList'),
})
