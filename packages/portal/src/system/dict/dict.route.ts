import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'system/DictList',
  title: { zh: '数据字典', en: 'Dictionaries' },
  load: () => import('./DictList'),
})
