import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineOperation } from './operation'
import {
  answer,
  auditMembers,
  body,
  dictMap,
  dictOption,
  filter,
  id,
  idQuery,
  idsQuery,
  integerOrNull,
  listQuery,
  nothing,
  page,
  query,
  textOrNull,
} from './schemas'

/** SysDict (contract §22.2). */
export const dictionary = answer({
  id,
  dictName: Type.String(),
  dictCode: Type.String(),
  description: textOrNull,
  type: integerOrNull,
  ...auditMembers,
})

/** SysDictItem. */
export const dictionaryItem = answer({
  id,
  dictId: Type.String(),
  itemText: Type.String(),
  itemValue: Type.String(),
  itemColor: textOrNull,
  description: textOrNull,
  sortOrder: integerOrNull,
  status: integerOrNull,
  ...auditMembers,
})

/** A node of a tree of stored rows: TreeSelectModel; `leaf` false when it may be expanded. */
export const treeNode = answer({
  key: Type.String(),
  value: Type.Optional(Type.String()),
  title: Type.String(),
  leaf: Type.Boolean(),
  parentId: textOrNull,
  code: textOrNull,
})
export type TreeNodeModel = Static<typeof treeNode>

/** A code, or `table,text,code[,condition]` of a registered table (contract §12.3). */
const dictCode = Type.String({ minLength: 1, maxLength: 500 })

const dictBody = {
  dictName: Type.String({ minLength: 1, maxLength: 100 }),
  dictCode: Type.String({ minLength: 1, maxLength: 100 }),
  description: Type.Optional(Type.Union([Type.String({ maxLength: 255 }), Type.Null()])),
  type: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
}
const itemBody = {
  dictId: id,
  itemText: Type.String({ minLength: 1, maxLength: 100 }),
  itemValue: Type.String({ minLength: 1, maxLength: 100 }),
  itemColor: Type.Optional(Type.Union([Type.String({ maxLength: 20 }), Type.Null()])),
  description: Type.Optional(Type.Union([Type.String({ maxLength: 255 }), Type.Null()])),
  sortOrder: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  status: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
}

const lookups = {
  dictGetDictItems: defineOperation({
    id: 'dictGetDictItems',
    method: 'GET',
    path: '/sys/dict/getDictItems/:code',
    summary: 'Enabled options of a dictionary; an unknown code has none',
    params: Type.Object({ code: dictCode }),
    query: query({}),
    result: Type.Array(dictOption),
    signed: true,
  }),
  dictLoadDict: defineOperation({
    id: 'dictLoadDict',
    method: 'GET',
    path: '/sys/dict/loadDict/:code',
    summary: 'Options of a table dictionary that contain the keyword',
    params: Type.Object({ code: dictCode }),
    query: query({ keyword: filter, pageSize: Type.Optional(Type.Integer()) }),
    result: Type.Array(dictOption),
    signed: true,
  }),
  dictLoadDictItem: defineOperation({
    id: 'dictLoadDictItem',
    method: 'GET',
    path: '/sys/dict/loadDictItem/:code',
    summary: 'Texts of values of a table dictionary, in the order of key',
    params: Type.Object({ code: dictCode }),
    query: query({ key: Type.String({ maxLength: 20_000 }), delNotExist: Type.Optional(Type.Boolean()) }),
    result: Type.Array(Type.String()),
    signed: true,
  }),
  dictLoadTreeData: defineOperation({
    id: 'dictLoadTreeData',
    method: 'GET',
    path: '/sys/dict/loadTreeData',
    summary: 'One level of a tree of a registered table',
    query: query({
      pid: filter,
      tableName: Type.String({ maxLength: 100 }),
      text: Type.String({ maxLength: 100 }),
      code: Type.String({ maxLength: 100 }),
      pidField: filter,
      hasChildField: filter,
      condition: filter,
    }),
    result: Type.Array(treeNode),
    signed: true,
  }),
  dictQueryAllDictItems: defineOperation({
    id: 'dictQueryAllDictItems',
    method: 'GET',
    path: '/sys/dict/queryAllDictItems',
    summary: 'All dictionaries with their enabled options',
    query: query({}),
    result: dictMap,
  }),
  dictRefleshCache: defineOperation({
    id: 'dictRefleshCache',
    method: 'GET',
    path: '/sys/dict/refleshCache',
    summary: 'Forget cached dictionaries (spelled so)',
    query: query({}),
    result: nothing,
    permission: 'system:dict:refresh',
  }),
}

const administration = {
  dictList: defineOperation({
    id: 'dictList',
    method: 'GET',
    path: '/sys/dict/list',
    summary: 'Dictionaries, paged',
    query: listQuery({ dictName: filter, dictCode: filter }),
    result: page(dictionary),
    permission: 'system:dict:list',
  }),
  dictAdd: defineOperation({
    id: 'dictAdd',
    method: 'POST',
    path: '/sys/dict/add',
    summary: 'Add a dictionary',
    body: body(dictBody),
    result: nothing,
    permission: 'system:dict:add',
  }),
  dictEdit: defineOperation({
    id: 'dictEdit',
    method: 'PUT',
    also: ['POST'],
    path: '/sys/dict/edit',
    summary: 'Change a dictionary',
    body: body({ ...dictBody, id }),
    result: nothing,
    permission: 'system:dict:edit',
  }),
  dictDelete: defineOperation({
    id: 'dictDelete',
    method: 'DELETE',
    path: '/sys/dict/delete',
    summary: 'Put a dictionary into the recycle bin',
    query: idQuery,
    result: nothing,
    permission: 'system:dict:delete',
  }),
  dictDeleteBatch: defineOperation({
    id: 'dictDeleteBatch',
    method: 'DELETE',
    path: '/sys/dict/deleteBatch',
    summary: 'Put dictionaries into the recycle bin',
    query: idsQuery,
    result: nothing,
    permission: 'system:dict:delete',
  }),
  dictDeleted: defineOperation({
    id: 'dictDeleted',
    method: 'GET',
    path: '/sys/dict/deleteList',
    summary: 'The recycle bin of dictionaries',
    query: query({}),
    result: Type.Array(dictionary),
    permission: 'system:dict:delete',
  }),
  dictBack: defineOperation({
    id: 'dictBack',
    method: 'PUT',
    path: '/sys/dict/back/:id',
    summary: 'Bring a deleted dictionary back',
    params: Type.Object({ id }),
    result: nothing,
    permission: 'system:dict:delete',
  }),
  dictDestroy: defineOperation({
    id: 'dictDestroy',
    method: 'DELETE',
    path: '/sys/dict/deletePhysic/:id',
    summary: 'Delete a dictionary of the recycle bin for good',
    params: Type.Object({ id }),
    result: nothing,
    permission: 'system:dict:delete',
  }),
  dictItemList: defineOperation({
    id: 'dictItemList',
    method: 'GET',
    path: '/sys/dictItem/list',
    summary: 'Items of a dictionary, paged, in their order',
    query: listQuery({ dictId: filter, itemText: filter, itemValue: filter, status: filter }),
    result: page(dictionaryItem),
    permission: 'system:dict:list',
  }),
  dictItemAdd: defineOperation({
    id: 'dictItemAdd',
    method: 'POST',
    path: '/sys/dictItem/add',
    summary: 'Add an item',
    body: body(itemBody),
    result: nothing,
    permission: 'system:dict:edit',
  }),
  dictItemEdit: defineOperation({
    id: 'dictItemEdit',
    method: 'PUT',
    also: ['POST'],
    path: '/sys/dictItem/edit',
    summary: 'Change an item',
    body: body({ ...itemBody, id }),
    result: nothing,
    permission: 'system:dict:edit',
  }),
  dictItemDelete: defineOperation({
    id: 'dictItemDelete',
    method: 'DELETE',
    path: '/sys/dictItem/delete',
    summary: 'Delete an item',
    query: idQuery,
    result: nothing,
    permission: 'system:dict:edit',
  }),
  dictItemDeleteBatch: defineOperation({
    id: 'dictItemDeleteBatch',
    method: 'DELETE',
    path: '/sys/dictItem/deleteBatch',
    summary: 'Delete items',
    query: idsQuery,
    result: nothing,
    permission: 'system:dict:edit',
  }),
}

/** Dictionaries: lookups for everybody, administration by permission (contract §12). */
export const dictOperations = { ...lookups, ...administration }
