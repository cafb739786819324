import type { ContractCase, World } from '../contractCase'
import { keepId } from '../contractCase'

const label = { zh: '订单汇总', en: 'Orders by customer' }
const definition = {
  source: 'tsOrder',
  columns: [
    { name: 'customer', title: label, field: 'customer' },
    { name: 'amount', title: label, field: 'amount', aggregate: 'sum' },
  ],
}
const keepReport = (result: { id: string; version: number }, world: World) => {
  world.storedReport = result.id
  world.reportVersion = String(result.version)
}
const report = (world: World) => ({ id: world.storedReport!, version: Number(world.reportVersion) })
const byId = (world: World) => ({ params: { id: world.storedReport! } })

/** Reports that are designed at run time, and the public clients' calls over them (contract §20). */
export const reportCases: ContractCase[] = [
  { call: 'reportSources' },
  { call: 'reportDesignTry', send: { body: { definition, parameters: {} } } },
  {
    call: 'reportDesignAdd',
    send: { body: { code: 'orders', label, definition } },
    keep: keepReport,
  },
  {
    call: 'reportDesignEdit',
    send: (world) => ({ body: { ...report(world), label, definition } }),
    keep: keepReport,
  },
  {
    call: 'reportDesignPublish',
    send: (world) => ({ body: { ...report(world), readers: [], note: 'first' } }),
    keep: keepReport,
  },
  { call: 'reportDesignPublish', send: (world) => ({ body: report(world) }), keep: keepReport },
  { call: 'reportDesignTakeBack', send: (world) => ({ body: report(world) }) },
  { call: 'reportDesignVersions', send: (world) => ({ query: { id: world.storedReport! } }) },
  { call: 'reportDesignList', send: { query: { pageNo: 1, pageSize: 10 } } },
  { call: 'reportDesignById', send: (world) => ({ query: { id: world.storedReport! } }) },
  { call: 'reportMine' },
  { call: 'reportRead', send: { query: { code: 'orders' } } },
  { call: 'reportTotals', send: byId },
  { call: 'reportColumns', send: { params: { code: 'orders' } } },
  { call: 'reportData', send: byId },
  { call: 'reportMailList', send: { query: { report: 'orders' } } },
  {
    call: 'reportMailSave',
    send: {
      body: { report: 'orders', cronExpression: '0 0 8 ? * MON', receivers: ['admin'], parameters: {} },
    },
    keep: keepId('reportMail'),
  },
  {
    call: 'reportMailDelete',
    send: (world) => ({ query: { id: world.reportMail! } }),
    message: '删除成功!',
  },
  {
    call: 'reportDesignDelete',
    send: (world) => ({ query: { id: world.storedReport! } }),
    message: '删除成功!',
  },
]

const place = {
  host: 'erp.example.com',
  port: 5432,
  databaseName: 'erp',
  username: 'reader',
  password: 'secret',
  tls: 'verify',
}
const NOT_ALLOWED = /DATA_SOURCE_HOSTS/

/** Data sources (ADR 41), on a server whose operator allows no host: they can be asked for, and none can be made. */
export const dataSourceCases: ContractCase[] = [
  { call: 'dataSourceList' },
  { call: 'dataSourceOptions' },
  { call: 'dataSourceTest', send: { body: place }, refused: NOT_ALLOWED },
  { call: 'dataSourceAdd', send: { body: { code: 'erp', name: 'ERP', ...place } }, refused: NOT_ALLOWED },
  ...(['dataSourceQueryById', 'dataSourceTables', 'dataSourceDelete'] as const).map((call) => ({
    call,
    send: { query: { id: 'none' } },
    refused: /./,
    status: 404,
  })),
  { call: 'dataSourceDeleteBatch', send: { query: { ids: 'none,' } }, refused: /./, status: 404 },
  {
    call: 'dataSourceEdit',
    send: { body: { id: 'none', code: 'erp', name: 'ERP', ...place } },
    refused: /./,
    status: 404,
  },
  { call: 'dataSourceOffer', send: { body: { id: 'none', tables: [] } }, refused: /./, status: 404 },
]
