import { definePageRoute } from '@/app/definePageRoute'
import type { RouteModule } from '@/app/pageRegistry'

const templates = definePageRoute({
  key: 'system/SysMessageTemplateList',
  title: { zh: '消息模板', en: 'Message templates' },
  load: () => import('./SysMessageTemplateList'),
})
const messages = definePageRoute({
  key: 'system/SysMessageList',
  title: { zh: '消息记录', en: 'Sent messages' },
  load: () => import('./SysMessageList'),
})

export default { pages: [...templates.pages, ...messages.pages] } satisfies RouteModule
