import { expect } from 'vitest'
import { orderBody } from '../../orderEntity'
import type { ContractCase } from '../contractCase'
import { first, keepId } from '../contractCase'

const of = (name: string, key: string) => (world: Record<string, string>) => ({
  query: { [name]: world[key]! },
})
const keepOrder: ContractCase['keep'] = (result, world) => {
  world.order = result.id
  world.version = String(result.version)
}

/** A business resource, its data log, reports (contract §4, §5, §19, §20). */
export const resourceCases: ContractCase[] = [
  { call: 'tsOrderAdd', send: { body: orderBody('合同客户') }, keep: keepOrder, message: '添加成功！' },
  {
    call: 'tsOrderList',
    send: {
      query: {
        customer: '*合同*',
        superQueryMatchType: 'and',
        superQueryParams: encodeURI(JSON.stringify([{ field: 'customer', rule: 'like', val: '客户' }])),
      },
    },
  },
  {
    call: 'recordSearch',
    send: { query: { keyWord: 'TO2' } },
    keep: (found) =>
      expect(found).toMatchObject([{ entity: 'tsOrder', title: expect.stringMatching(/^TO2/) }]),
  },
  {
    call: 'recordDrafts',
    keep: (found) => expect(found).toMatchObject([{ entity: 'tsOrder', total: 1 }]),
  },
  {
    call: 'sharedFilesLink',
    send: (world) => ({ body: { entity: 'tsOrder', id: world.order! } }),
    keep: ({ share }, world) => (world.share = share),
  },
  {
    call: 'sharedFiles',
    as: 'anonymous',
    send: (world) => ({ query: { share: world.share! } }),
    keep: (found) => expect(found).toMatchObject({ title: expect.stringMatching(/^测试订单 TO/), files: [] }),
  },
  {
    call: 'sharedFiles',
    as: 'anonymous',
    send: { query: { share: 'x' } },
    refused: '未找到对应实体',
    status: 404,
  },
  { call: 'tsOrderPick', send: { query: { orderNo: 'TO*' } } },
  { call: 'tsOrderQueryById', send: of('id', 'order'), keep: keepOrder },
  {
    call: 'tsOrderEdit',
    send: (world) => ({ body: { id: world.order!, version: Number(world.version), customer: '合同客户二' } }),
    keep: keepOrder,
    message: '修改成功!',
  },
  {
    call: 'recordChain',
    send: (world) => ({ query: { entity: 'tsOrder', id: world.order! } }),
    keep: ({ documents }, world) =>
      expect(documents).toMatchObject([{ entity: 'tsOrder', id: world.order! }]),
  },
  { call: 'boardFigures', send: { query: { board: 'analysis' } } },
  { call: 'tsOrderExportXls', send: (world) => ({ query: { selections: world.order! } }) },
  { call: 'tsOrderImportExcel', refused: '文件导入失败！' },
  {
    call: 'dataLogList',
    send: of('dataId', 'order'),
    keep: (page, world) => {
      world.table = first(page).dataTable!
      world.entry = first(page).id!
    },
  },
  {
    call: 'dataLogVersions',
    send: (world) => ({ query: { dataTable: world.table!, dataId: world.order! } }),
  },
  {
    call: 'dataLogCompare',
    send: (world) => ({ query: { dataId1: world.entry!, dataId2: world.entry! } }),
  },
  {
    call: 'dataLogCompare',
    send: { query: { dataId1: 'none', dataId2: 'none' } },
    refused: '未找到版本信息',
  },
  { call: 'tsOrderDelete', send: of('id', 'order'), message: '删除成功!' },
  { call: 'tsOrderAdd', send: { body: orderBody('合同客户') }, keep: keepOrder },
  {
    call: 'tsOrderAction',
    send: (world) => ({
      params: { name: 'finish' },
      body: { id: world.order!, version: Number(world.version) },
    }),
    message: '操作成功!',
  },
  { call: 'tsOrderAdd', send: { body: orderBody('合同客户') }, keep: keepOrder },
  {
    call: 'tsOrderActionBatch',
    send: (world) => ({
      params: { name: 'settle' },
      body: { records: [{ id: world.order!, version: Number(world.version) }] },
    }),
    message: '操作成功!',
  },
  { call: 'tsOrderDeleteBatch', send: of('ids', 'order'), message: '删除成功!' },
  { call: 'reportHeads', keep: keepId('report') },
  { call: 'reportColumns', send: { params: { code: 'ct_users' } } },
  { call: 'reportQueryInfo', send: { params: { id: 'ct_users' } } },
  { call: 'reportParameters', send: { params: { id: 'ct_users' } } },
  {
    call: 'reportData',
    send: {
      params: { id: 'ct_users' },
      query: { pageNo: 1, pageSize: 10, column: 'username', order: 'asc', self_status: '1' },
    },
  },
  { call: 'reportColumnsAndData', send: { params: { id: 'ct_users' }, query: { onlRepUrlParamStr: '' } } },
  { call: 'reportExport', send: { params: { id: 'ct_users' }, query: { column: 'username', order: 'asc' } } },
  {
    call: 'reportDictList',
    send: { query: { dictTable: 'ct_users', dictCode: 'username', dictText: 'username', keyword: 'adm' } },
  },
  { call: 'reportItems', send: { query: { headId: 'ct_users' } } },
  { call: 'reportParams', send: { query: { headId: 'ct_users' } } },
]
