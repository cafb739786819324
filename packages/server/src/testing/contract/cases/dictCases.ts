import { expect } from 'vitest'
import type { ContractCase } from '../contractCase'
import { keepId } from '../contractCase'

const of = (name: string, key: string) => (world: Record<string, string>) => ({
  query: { [name]: world[key]! },
})
const dict = { dictName: '合同字典', dictCode: 'ct_dict' }
const item = { itemText: '甲', itemValue: 'a', sortOrder: 1, status: 1 }
const TABLE = 'sys_user,realname,username'

const USERS = { table: 'sys_user', text: 'realname', code: 'username' }
const keys = 'viewer,nobody,admin,'

/** Registered tables by the parts of a code (contract §2.2). */
const tableCases: ContractCase[] = [
  {
    call: 'tableDictItems',
    send: { query: USERS },
    keep: (options) => expect(options).toContainEqual(expect.objectContaining({ value: 'admin' })),
  },
  {
    call: 'tableDictItems',
    send: { query: { ...USERS, text: 'password' } },
    refused: '字典Code格式不正确！',
  },
  { call: 'tableDictFiltered', send: { query: { ...USERS, filterSql: '' } } },
  {
    call: 'tableDictFiltered',
    send: { query: { ...USERS, filterSql: 'status = 1' } },
    refused: '字典Code格式不正确！',
  },
  {
    call: 'tableDictOptions',
    send: { query: { ...USERS, keys } },
    keep: (options) =>
      expect(options.map(({ value }: { value: string }) => value)).toEqual(['viewer', 'admin']),
  },
  {
    call: 'tableDictTexts',
    send: { query: { ...USERS, keys } },
    keep: (texts) => expect(texts).toHaveLength(2),
  },
  {
    call: 'tableDictText',
    send: { query: { ...USERS, key: 'nobody' } },
    keep: (text) => expect(text).toBe(''),
  },
  { call: 'tableDictText', send: { query: { ...USERS, key: 'admin' } } },
]

/** Dictionaries and checks against stored values (contract §12, §18). */
export const dictCases: ContractCase[] = [
  { call: 'dictAdd', send: { body: dict }, message: '保存成功！' },
  { call: 'dictList', send: { query: { dictCode: 'ct_dict' } }, keep: keepId('dict') },
  { call: 'dictEdit', send: (world) => ({ body: { ...dict, id: world.dict! } }), message: '编辑成功!' },
  {
    call: 'dictItemAdd',
    send: (world) => ({ body: { ...item, dictId: world.dict! } }),
    message: '保存成功！',
  },
  { call: 'dictItemList', send: of('dictId', 'dict'), keep: keepId('item') },
  {
    call: 'dictItemEdit',
    send: (world) => ({ body: { ...item, id: world.item!, dictId: world.dict! } }),
    message: '编辑成功!',
  },
  { call: 'dictTreeList', send: { query: { dictCode: 'ct_*' } } },
  {
    call: 'dictItemCheck',
    send: (world) => ({ query: { dictId: world.dict!, itemValue: 'b' } }),
    message: '该值可用！',
  },
  {
    call: 'dictItemCheck',
    send: (world) => ({ query: { dictId: world.dict!, itemValue: 'a' } }),
    refused: '该值不可用，系统中已存在！',
  },
  {
    call: 'dictItemCheck',
    send: (world) => ({ query: { dictId: world.dict!, itemValue: 'a', id: world.item! } }),
    message: '该值可用！',
  },
  { call: 'dictGetDictText', send: { params: { code: 'ct_dict', key: 'a' } } },
  { call: 'dictGetDictText', send: { params: { code: TABLE, key: 'admin' } } },
  {
    call: 'dictLoadDictOrderByValue',
    send: { params: { code: TABLE }, query: { keyword: '陈', pageSize: 2 } },
  },
  { call: 'dictLoadDictOrderByValue', send: { params: { code: 'ct_dict' }, query: { keyword: '乙' } } },
  { call: 'dictGetDictItems', send: { params: { code: 'ct_dict' } } },
  {
    call: 'dictGetDictItems',
    send: { params: { code: 'sys_user,realname' } },
    refused: '字典Code格式不正确！',
  },
  { call: 'dictGetDictItems', send: { params: { code: TABLE } } },
  { call: 'dictLoadDict', send: { params: { code: TABLE }, query: { keyword: '管理', pageSize: 10 } } },
  {
    call: 'dictFindOptions',
    send: { params: { code: TABLE }, body: { words: ['ADMIN', '没有这人', 'a, b'] } },
  },
  { call: 'dictFindOptions', send: { params: { code: 'ct_dict' }, body: { words: ['甲'] } } },
  {
    call: 'dictFindOptions',
    send: { params: { code: 'sys_user,realname' }, body: { words: ['甲'] } },
    refused: '字典Code格式不正确！',
  },
  { call: 'dictLoadDictItem', send: { params: { code: TABLE }, query: { key: 'admin' } } },
  {
    call: 'dictLoadTreeData',
    send: {
      query: {
        pid: '0',
        tableName: 'sys_category',
        text: 'name',
        code: 'id',
        pidField: 'pid',
        hasChildField: 'has_child',
        condition: '',
      },
    },
  },
  ...tableCases,
  { call: 'dictQueryAllDictItems' },
  { call: 'dictRefleshCache' },
  {
    call: 'dictItemSort',
    send: (world) => ({ body: { dictId: world.dict!, ids: [world.item!] } }),
    message: '编辑成功!',
  },
  { call: 'dictItemDelete', send: of('id', 'item'), message: '删除成功!' },
  { call: 'dictItemAdd', send: (world) => ({ body: { ...item, dictId: world.dict! } }) },
  { call: 'dictItemList', send: of('dictId', 'dict'), keep: keepId('item') },
  { call: 'dictItemDeleteBatch', send: of('ids', 'item') },
  { call: 'dictDelete', send: of('id', 'dict'), message: '删除成功!' },
  { call: 'dictDeleted' },
  { call: 'dictBack', send: (world) => ({ params: { id: world.dict! } }), message: '操作成功!' },
  { call: 'dictDeleteBatch', send: of('ids', 'dict') },
  { call: 'dictDestroy', send: (world) => ({ params: { id: world.dict! } }), message: '删除成功!' },
  {
    call: 'duplicateCheck',
    send: { query: { tableName: 'sys_user', fieldName: 'username', fieldVal: 'free' } },
    message: '该值可用！',
  },
  {
    call: 'duplicateCheck',
    send: { query: { tableName: 'sys_user', fieldName: 'username', fieldVal: 'admin' } },
    refused: '该值不可用，系统中已存在！',
  },
]
