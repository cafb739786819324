import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'system/SysCategoryList',
  title: { zh: '分类字典', en: 'Categories' },
  load: () => import('./SysCategoryList'),
})
