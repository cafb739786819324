import type { ContractCase, World } from '../contractCase'

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
  { call: 'reportDesignList', send: { query: { pageNo: 1, pageSize: 10 } } },
  { call: 'reportDesignById', send: (world) => ({ query: { id: world.storedReport! } }) },
  { call: 'reportMine' },
  { call: 'reportRead', send: { query: { code: 'orders' } } },
  { call: 'reportTotals', send: byId },
  { call: 'reportColumns', send: { params: { code: 'orders' } } },
  { call: 'reportData', send: byId },
  {
    call: 'reportDesignDelete',
    send: (world) => ({ query: { id: world.storedReport! } }),
    message: '删除成功!',
  },
]
