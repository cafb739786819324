import { Type } from 'typebox'
import { defineOperation } from './operation'
import {
  answer,
  auditMembers,
  body,
  filter,
  id,
  idQuery,
  idsQuery,
  listQuery,
  nothing,
  page,
  query,
  textOrNull,
} from './schemas'

/** SysRole (contract §22.2). */
export const role = answer({
  id,
  roleName: Type.String(),
  roleCode: Type.String(),
  description: textOrNull,
  ...auditMembers,
})

const roleBody = {
  roleName: Type.String({ minLength: 1, maxLength: 100 }),
  roleCode: Type.String({ minLength: 1, maxLength: 100 }),
  description: Type.Optional(Type.Union([Type.String({ maxLength: 255 }), Type.Null()])),
}

/** Where a session begins that is told nothing else (contract §9). */
const homeOfRole = answer({
  id,
  roleCode: Type.String(),
  url: Type.String(),
  component: Type.String(),
  route: Type.Boolean(),
  priority: Type.Integer(),
  status: Type.String(),
})

/** Roles (contract §9). */
export const roleOperations = {
  roleList: defineOperation({
    id: 'roleList',
    method: 'GET',
    path: '/sys/role/list',
    summary: 'Roles, paged; the picker resolves stored values with roleCode=a,b,',
    query: listQuery({ roleName: filter, roleCode: filter }),
    result: page(role),
  }),
  roleQueryAll: defineOperation({
    id: 'roleQueryAll',
    method: 'GET',
    path: '/sys/role/queryall',
    summary: 'All roles',
    query: query({}),
    result: Type.Array(role),
  }),
  roleQueryAllOfTenant: defineOperation({
    id: 'roleQueryAllOfTenant',
    method: 'GET',
    path: '/sys/role/queryallNoByTenant',
    summary: 'All roles, as newer clients ask for them',
    query: query({}),
    result: Type.Array(role),
  }),
  roleListByTenant: defineOperation({
    id: 'roleListByTenant',
    method: 'GET',
    path: '/sys/role/listByTenant',
    summary: 'Roles, paged, as newer clients ask for them; all tenants share them',
    query: listQuery({ roleName: filter, roleCode: filter }),
    result: page(role),
  }),
  roleIds: defineOperation({
    id: 'roleIds',
    method: 'GET',
    path: '/sys/permission/loadAllRoleIds',
    summary: 'Ids of all roles, as older clients ask for them',
    query: query({}),
    result: Type.Array(id),
  }),
  roleHome: defineOperation({
    id: 'roleHome',
    method: 'GET',
    path: '/sys/sysRoleIndex/queryDefIndex',
    summary:
      'The page that a session begins on: the home of the menu, or the first page that the session may see',
    query: query({}),
    result: homeOfRole,
  }),
  roleQueryById: defineOperation({
    id: 'roleQueryById',
    method: 'GET',
    path: '/sys/role/queryById',
    summary: 'One role',
    query: idQuery,
    result: role,
  }),
  roleAdd: defineOperation({
    id: 'roleAdd',
    method: 'POST',
    path: '/sys/role/add',
    summary: 'Add a role',
    body: body(roleBody),
    result: nothing,
    permission: 'system:role:add',
  }),
  roleEdit: defineOperation({
    id: 'roleEdit',
    method: 'PUT',
    also: ['POST'],
    path: '/sys/role/edit',
    summary: 'Change a role',
    body: body({ ...roleBody, id }),
    result: nothing,
    permission: 'system:role:edit',
  }),
  roleDelete: defineOperation({
    id: 'roleDelete',
    method: 'DELETE',
    path: '/sys/role/delete',
    summary: 'Delete a role',
    query: idQuery,
    result: nothing,
    permission: 'system:role:delete',
  }),
  roleDeleteBatch: defineOperation({
    id: 'roleDeleteBatch',
    method: 'DELETE',
    path: '/sys/role/deleteBatch',
    summary: 'Delete roles',
    query: idsQuery,
    result: nothing,
    permission: 'system:role:delete',
  }),
  roleCheckCode: defineOperation({
    id: 'roleCheckCode',
    method: 'GET',
    path: '/sys/role/checkRoleCode',
    summary: 'Whether a role code is free',
    query: query({ roleCode: Type.String({ maxLength: 100 }), id: Type.Optional(Type.String()) }),
    result: Type.Boolean(),
  }),
}
