import type { ServerModule } from '../module'
import { button } from '../modules/permission/menuParts'
import { mountCgform } from './cgform/cgformRoutes'
import { mountFormDesign } from './designRoutes'
import { mountFormRecords } from './recordRoutes'

const GROUP = 'area:online'
const DESIGNER = '/online/cgform'

/** Forms that are designed while the server runs (ADR 29). */
export const onlineModule: ServerModule = {
  name: 'system/onlineForms',
  menus: [
    {
      key: GROUP,
      type: 0,
      title: { zh: '在线表单', en: 'Online forms' },
      path: '/online',
      icon: 'form',
      sortNo: 95,
    },
    {
      key: DESIGNER,
      parent: GROUP,
      type: 1,
      title: { zh: '表单设计', en: 'Form designer' },
      path: DESIGNER,
      component: 'modules/online/cgform/OnlCgformHeadList',
      permission: 'system:onlineForm:list',
      icon: 'build',
      sortNo: 0,
      keepAlive: true,
    },
    button(DESIGNER, 'system:onlineForm:edit', '在线表单设计和发布', 'Online forms: design and publish'),
  ],
  routes: (app, context) => {
    mountFormDesign(app, context)
    mountFormRecords(app, context)
    mountCgform(app, context)
  },
}
