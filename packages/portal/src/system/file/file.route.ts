import { definePageRoute } from '@/app/definePageRoute'

export default definePageRoute({
  key: 'modules/oss/OSSFileList',
  title: { zh: '文件管理', en: 'Files' },
  load: () => import('./OSSFileList'),
})
