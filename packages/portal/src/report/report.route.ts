import type { PageEntry, RouteModule } from '@/app/pageRegistry'

/** Reports: what one may read, one of them (spec 1 §2, report auto list), and their design (report head list). */
const pages: PageEntry[] = [
  {
    key: 'modules/online/cgreport/ReportCenter',
    exportName: 'ReportCenter',
    load: () => import('./ReportCenter'),
    title: { zh: '我的报表', en: 'My reports' },
  },
  {
    key: 'modules/online/cgreport/auto/OnlCgreportAutoList',
    exportName: 'OnlCgreportAutoList',
    load: () => import('./OnlCgreportAutoList'),
    title: { zh: '报表', en: 'Report' },
  },
  {
    key: 'modules/online/cgreport/OnlCgreportHeadList',
    exportName: 'OnlCgreportHeadList',
    load: () => import('./designer/OnlCgreportHeadList'),
    title: { zh: '报表设计', en: 'Report designer' },
    keepAlive: true,
  },
]

export default { pages } satisfies RouteModule
