import { Type } from 'typebox'
import type { Static } from 'typebox'
import { choice, optionalInteger, optionalText, requiredText } from './administration'
import { answeredNames, optionalNames } from './names'
import { defineOperation } from './operation'
import {
  answer,
  auditMembers,
  body,
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

const departmentMembers = {
  id,
  parentId: textOrNull,
  departName: Type.String(),
  departNameEn: textOrNull,
  names: answeredNames,
  departNameAbbr: textOrNull,
  departOrder: integerOrNull,
  description: textOrNull,
  orgCategory: textOrNull,
  orgType: textOrNull,
  orgCode: Type.String(),
  mobile: textOrNull,
  fax: textOrNull,
  address: textOrNull,
  memo: textOrNull,
  status: textOrNull,
  ...auditMembers,
}

/** SysDepart (contract §22.2). */
export const department = answer(departmentMembers)
export type Department = Static<typeof department>

/** SysDepartTreeModel (contract §11); `isLeaf` here, while permissions and categories say `leaf`. */
export const departmentNode = answer({
  ...departmentMembers,
  key: Type.String(),
  value: Type.String(),
  title: Type.String(),
  isLeaf: Type.Boolean(),
  children: Type.Optional(Type.Union([Type.Array(Type.Unknown()), Type.Null()])),
})
export type DepartmentNodeModel = Omit<Static<typeof departmentNode>, 'children'> & {
  children?: DepartmentNodeModel[] | null
}

/** A node of the tree of ids. */
export const idNode = answer({
  key: Type.String(),
  value: Type.String(),
  title: Type.String(),
  children: Type.Optional(Type.Union([Type.Array(Type.Unknown()), Type.Null()])),
})

const tree = Type.Unsafe<DepartmentNodeModel[]>(Type.Array(departmentNode))

const departmentBody = {
  parentId: optionalText(64),
  departName: requiredText(100),
  departNameEn: optionalText(100),
  names: optionalNames,
  departNameAbbr: optionalText(100),
  departOrder: optionalInteger,
  description: optionalText(500),
  orgCategory: optionalText(10),
  mobile: optionalText(32),
  fax: optionalText(32),
  address: optionalText(200),
  memo: optionalText(500),
  status: Type.Optional(choice('0', '1')),
}

/** Departments (contract §11). */
export const departmentOperations = {
  departmentQueryTreeList: defineOperation({
    id: 'departmentQueryTreeList',
    method: 'GET',
    path: '/sys/sysDepart/queryTreeList',
    summary: 'The whole department tree',
    query: query({ ids: Type.Optional(Type.String()) }),
    result: tree,
  }),
  departmentQueryDepartTreeSync: defineOperation({
    id: 'departmentQueryDepartTreeSync',
    method: 'GET',
    path: '/sys/sysDepart/queryDepartTreeSync',
    summary: 'One level of the department tree; without pid the roots',
    query: query({ pid: Type.Optional(Type.String()), ids: Type.Optional(Type.String()) }),
    result: tree,
  }),
  departmentQueryIdTree: defineOperation({
    id: 'departmentQueryIdTree',
    method: 'GET',
    path: '/sys/sysDepart/queryIdTree',
    summary: 'The department tree as ids and names',
    query: query({}),
    result: Type.Array(idNode),
  }),
  departmentSearchBy: defineOperation({
    id: 'departmentSearchBy',
    method: 'GET',
    path: '/sys/sysDepart/searchBy',
    summary: 'Departments whose name contains the word, flat',
    query: query({ keyWord: Type.String({ maxLength: 100 }), myDeptSearch: Type.Optional(Type.String()) }),
    result: tree,
  }),
  departmentMine: defineOperation({
    id: 'departmentMine',
    method: 'GET',
    path: '/sys/sysDepart/queryMyDeptTreeList',
    summary: 'The departments that the session heads, as trees; message 2 for a head, else 1 and nothing',
    query: query({}),
    result: Type.Union([tree, Type.Null()]),
  }),
  departmentSearchAll: defineOperation({
    id: 'departmentSearchAll',
    method: 'GET',
    path: '/sys/sysDepart/queryTreeByKeyWord',
    summary: 'Departments and users whose name contains the word',
    query: query({ keyWord: Type.String({ maxLength: 100 }) }),
    result: answer({
      departList: Type.Array(departmentNode),
      userList: Type.Array(answer({ id, username: Type.String(), realname: Type.String() })),
    }),
  }),
  departmentListAll: defineOperation({
    id: 'departmentListAll',
    method: 'GET',
    path: '/sys/sysDepart/listAll',
    summary: 'All departments by their code; with id that one and those below it',
    query: query({ id: Type.Optional(Type.String({ maxLength: 64 })) }),
    result: Type.Array(department),
  }),
  departmentList: defineOperation({
    id: 'departmentList',
    method: 'GET',
    path: '/sys/sysDepart/list',
    summary: 'Departments, paged, by their code',
    query: listQuery({
      departName: filter,
      departNameEn: filter,
      orgCode: filter,
      parentId: filter,
      orgCategory: filter,
      status: filter,
    }),
    result: page(department),
  }),
  departmentParent: defineOperation({
    id: 'departmentParent',
    method: 'GET',
    path: '/sys/sysDepart/queryParentName',
    summary: 'The department above one; nothing for those of the first level',
    query: query({ departId: id }),
    result: Type.Union([department, Type.Null()]),
  }),
  departmentAdd: defineOperation({
    id: 'departmentAdd',
    method: 'POST',
    path: '/sys/sysDepart/add',
    summary: 'Add a department',
    body: body(departmentBody),
    result: nothing,
    permission: 'system:depart:add',
  }),
  departmentEdit: defineOperation({
    id: 'departmentEdit',
    method: 'PUT',
    also: ['POST'],
    path: '/sys/sysDepart/edit',
    summary: 'Change a department',
    body: body({ ...departmentBody, id }),
    result: nothing,
    permission: 'system:depart:edit',
  }),
  departmentMove: defineOperation({
    id: 'departmentMove',
    method: 'PUT',
    path: '/sys/sysDepart/move',
    summary: 'Put a department, with all below it, elsewhere in the tree; codes follow',
    body: body({
      id,
      parentId: Type.String({ maxLength: 64, description: 'empty for the first level' }),
      beforeId: Type.Optional(
        Type.String({ maxLength: 64, description: 'the sibling it comes before; last' }),
      ),
    }),
    result: nothing,
    permission: 'system:depart:edit',
  }),
  departmentDelete: defineOperation({
    id: 'departmentDelete',
    method: 'DELETE',
    path: '/sys/sysDepart/delete',
    summary: 'Delete a department with its descendants',
    query: idQuery,
    result: nothing,
    permission: 'system:depart:delete',
  }),
  departmentDeleteBatch: defineOperation({
    id: 'departmentDeleteBatch',
    method: 'DELETE',
    path: '/sys/sysDepart/deleteBatch',
    summary: 'Delete departments with their descendants',
    query: idsQuery,
    result: nothing,
    permission: 'system:depart:delete',
  }),
}
