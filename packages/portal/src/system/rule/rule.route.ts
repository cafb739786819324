import type { RouteModule } from '@/app/pageRegistry'
import { definePageRoute } from '@/app/definePageRoute'

const check = definePageRoute({
  key: 'system/SysCheckRuleList',
  title: { zh: '校验规则', en: 'Check rules' },
  load: () => import('./SysCheckRuleList'),
})
const fill = definePageRoute({
  key: 'system/SysFillRuleList',
  title: { zh: '填值规则', en: 'Fill rules' },
  load: () => import('./SysFillRuleList'),
})

export default { pages: [...check.pages, ...fill.pages] } satisfies RouteModule
