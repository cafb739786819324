import { SourceError } from '../../foundation/dataSource'
import { createDemoDataSource } from '../fixtures/demoDataSource'
import { demoPickers } from '../fixtures/pickers'

/** Longer than any control is wide. */
export const LONG =
  '负责华东与华南全部码头仓储、转运、报关及送船协调工作的跨部门项目组成员（含外派与借调人员）'

const option = { value: 'long', text: LONG }
const report = demoPickers.reports?.['vessel']

/** Data sources of the states that stories show; one each, so that a story keeps what it has loaded. */
export const storyData = {
  /** No answer comes. */
  loading: createDemoDataSource({ latency: 600_000 }),
  /** Every call fails. */
  failed: createDemoDataSource({ fail: () => new SourceError('服务器暂时无法访问', 500) }),
  /** There is nothing. */
  empty: createDemoDataSource({
    dicts: { 'sys_port,name,code': [] },
    users: [],
    departments: [],
    roles: [],
    positions: [],
    resources: { '/demo/customer': [] },
    trees: {},
    ...(report && { reports: { vessel: { ...report, rows: [] } } }),
  }),
  /** Everything is called by a long name; its value is `long`. */
  long: createDemoDataSource({
    dicts: { port: [option], unit: [option], service: [option] },
    users: [
      { id: 'long', username: 'long', realname: LONG, orgCodeTxt: LONG, workNo: 'W1', phone: '13800138000' },
    ],
    departments: [{ id: 'long', orgCode: 'A01', departName: LONG }],
    roles: [{ id: 'long', roleCode: 'long', roleName: LONG }],
    positions: [{ id: 'long', code: 'long', name: LONG, rank: '1' }],
    resources: { '/demo/customer': [{ id: '1', customerNo: 'long', name: LONG }] },
    trees: {
      'sys_material,name,code': [{ ...option, parent: '' }],
      category: [{ ...option, parent: '' }],
    },
    ...(report && {
      reports: {
        vessel: { ...report, rows: [{ id: '1', vessel: 'long', vesselName: LONG, port: 'CNSHA' }] },
      },
    }),
  }),
}
