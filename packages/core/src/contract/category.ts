import { Type } from 'typebox'
import { treeNode } from './dict'
import { administrationOperations, optionalText, requiredText } from './administration'
import { defineOperation } from './operation'
import {
  answer,
  auditMembers,
  dictOption,
  filter,
  id,
  idList,
  listQuery,
  nothing,
  page,
  query,
  textOrNull,
} from './schemas'

/** SysCategory (contract §22.2). */
export const category = answer({
  id,
  pid: textOrNull,
  name: Type.String(),
  code: textOrNull,
  hasChild: textOrNull,
  ...auditMembers,
})

/** Categories (contract §13). */
export const categoryOperations = {
  ...administrationOperations({
    name: 'category',
    path: '/sys/category',
    permission: 'system:category',
    label: 'Categories',
    row: category,
    members: { pid: optionalText(64), name: requiredText(100) },
    filters: { name: filter, code: filter, pid: filter },
  }),
  categoryRootList: defineOperation({
    id: 'categoryRootList',
    method: 'GET',
    path: '/sys/category/rootList',
    summary: 'Categories of the first level, paged',
    query: listQuery({ name: filter, code: filter }),
    result: page(category),
    permission: 'system:category:list',
  }),
  categoryChildList: defineOperation({
    id: 'categoryChildList',
    method: 'GET',
    path: '/sys/category/childList',
    summary: 'Categories below one',
    query: query({ pid: id }),
    result: Type.Array(category),
    permission: 'system:category:list',
  }),
  categoryChildListBatch: defineOperation({
    id: 'categoryChildListBatch',
    method: 'GET',
    path: '/sys/category/getChildListBatch',
    summary: 'Categories below several, as one page',
    query: query({ parentIds: idList }),
    result: page(category),
    permission: 'system:category:list',
  }),
  categoryLoadAllData: defineOperation({
    id: 'categoryLoadAllData',
    method: 'GET',
    path: '/sys/category/loadAllData',
    summary: 'Categories whose code begins so, as options with the id as value; 0 gives all',
    query: query({ code: filter }),
    result: Type.Array(dictOption),
  }),
  categoryCheckCode: defineOperation({
    id: 'categoryCheckCode',
    method: 'GET',
    path: '/sys/category/checkCode',
    summary: 'Whether a code may stand below a category',
    query: query({ pid: filter, code: filter }),
    result: nothing,
  }),
  categoryLoadTreeRoot: defineOperation({
    id: 'categoryLoadTreeRoot',
    method: 'GET',
    path: '/sys/category/loadTreeRoot',
    summary: 'Roots below a code; async=false gives the whole tree',
    query: query({ async: Type.Optional(Type.Boolean()), pcode: filter }),
    result: Type.Array(treeNode),
  }),
  categoryLoadTreeChildren: defineOperation({
    id: 'categoryLoadTreeChildren',
    method: 'GET',
    path: '/sys/category/loadTreeChildren',
    summary: 'Children of a category',
    query: query({ pid: id }),
    result: Type.Array(treeNode),
  }),
  categoryLoadTreeData: defineOperation({
    id: 'categoryLoadTreeData',
    method: 'GET',
    path: '/sys/category/loadTreeData',
    summary: 'One level of categories for a tree select',
    query: query({ pid: filter, pcode: filter, condition: filter }),
    result: Type.Array(treeNode),
  }),
  categoryLoadDictItem: defineOperation({
    id: 'categoryLoadDictItem',
    method: 'GET',
    path: '/sys/category/loadDictItem/',
    summary: 'Names of categories, in the order of ids',
    query: query({ ids: Type.String({ maxLength: 20_000 }), delNotExist: Type.Optional(Type.Boolean()) }),
    result: Type.Array(Type.String()),
  }),
  categoryLoadOne: defineOperation({
    id: 'categoryLoadOne',
    method: 'GET',
    path: '/sys/category/loadOne',
    summary: 'One category by id or code',
    query: query({
      field: Type.Union([Type.Literal('id'), Type.Literal('code')]),
      val: Type.String({ maxLength: 200 }),
    }),
    result: category,
  }),
}
