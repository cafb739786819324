import type { Text } from '@lading/core/text'
import type { DerivedPage, PageEntry, RouteModule } from '@/app/pageRegistry'

const AUTO = 'modules/online/cgform/auto'

/** The lists of stored forms, as the server's menu names them (spec 1 §2). */
const LISTS: Readonly<Record<string, Text>> = {
  [`${AUTO}/OnlCgformAutoList`]: { zh: '在线表单', en: 'Online form' },
  [`${AUTO}/OnlCgformTreeList`]: { zh: '在线树表单', en: 'Online tree' },
  [`${AUTO}/erp/OnlCgformErpList`]: { zh: '在线主子表', en: 'Online form with lines' },
  [`${AUTO}/tab/OnlCgformTabList`]: { zh: '在线选项卡表单', en: 'Online form with tabs' },
  [`${AUTO}/innerTable/OnlCgformInnerTableList`]: { zh: '在线内嵌表', en: 'Online form with inner table' },
  'modules/online/cgform/OnlCgformCopyList': { zh: '在线表单视图', en: 'View of an online form' },
}

const FORMS: readonly Pick<DerivedPage, 'subPath' | 'title'>[] = [
  { subPath: 'add', title: { zh: '新增', en: 'New' } },
  { subPath: 'edit/:id', title: { zh: '编辑', en: 'Edit' } },
  { subPath: 'view/:id', title: { zh: '查看', en: 'View' } },
]

const lists = Object.entries(LISTS).map(([key, title]): PageEntry => ({
  key,
  exportName: 'OnlineList',
  load: () => import('./OnlineList'),
  title,
}))

const forms = FORMS.map(({ subPath, title }): DerivedPage => ({
  key: `online/${subPath}`,
  exportName: 'OnlineRecord',
  load: () => import('./OnlineRecord'),
  title,
  subPath,
  keepAlive: true,
}))

const designer: PageEntry = {
  key: 'modules/online/cgform/OnlCgformHeadList',
  exportName: 'OnlCgformHeadList',
  load: () => import('./designer/OnlCgformHeadList'),
  title: { zh: '表单设计', en: 'Form designer' },
  keepAlive: true,
}

export default {
  pages: [designer, ...lists],
  derived: Object.fromEntries(lists.map(({ key }) => [key, forms])),
} satisfies RouteModule
