import type { ContractCase } from '../contractCase'

const page = '/sales/quotation'
const query = { matchType: 'and', lines: [{ field: 'amount', rule: 'gt', val: '100' }] }

/** Advanced queries kept on the server. */
export const savedQueryCases: ContractCase[] = [
  {
    call: 'savedQuerySave',
    as: 'sales',
    send: { body: { page, name: '大额报价', query } },
    keep: (result, world) => {
      world.savedQuery = result.id
    },
  },
  {
    call: 'savedQuerySave',
    as: 'sales',
    send: (world) => ({
      body: { id: world.savedQuery!, page, name: '大额报价', query, scope: 'roles', targets: ['sales'] },
    }),
  },
  {
    call: 'savedQuerySave',
    as: 'sales',
    send: { body: { page, name: '空', query: { matchType: 'and', lines: [] } } },
    refused: '空条件不能保存',
  },
  { call: 'savedQueryList', as: 'sales', send: { query: { page } } },
  {
    call: 'savedQuerySetDefault',
    as: 'sales',
    send: (world) => ({ body: { page, id: world.savedQuery! } }),
  },
  {
    call: 'savedQueryDelete',
    as: 'sales',
    send: (world) => ({ query: { id: world.savedQuery! } }),
    message: '删除成功!',
  },
]
