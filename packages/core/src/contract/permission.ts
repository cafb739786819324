import { Type } from 'typebox'
import type { Static } from 'typebox'
import { choice, optionalText, requiredText } from './administration'
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
  nothing,
  query,
  textOrNull,
} from './schemas'

const optionalBoolean = Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))

/** A menu entry with its children: SysPermissionTree (contract §10); it says `leaf`, not `isLeaf`. */
export const permissionNode = answer({
  id,
  key: Type.String(),
  title: Type.String(),
  parentId: textOrNull,
  name: Type.String(),
  names: answeredNames,
  perms: textOrNull,
  url: textOrNull,
  menuType: Type.Integer(),
  leaf: Type.Boolean(),
  ...auditMembers,
})

/** A tree to tick permissions in, and all of its ids (contract §9, §10). */
export const permissionTree = answer({ treeList: Type.Array(Type.Unknown()), ids: Type.Array(Type.String()) })

const permissionBody = {
  parentId: optionalText(64),
  name: requiredText(100),
  nameEn: optionalText(100),
  names: optionalNames,
  menuType: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
  perms: optionalText(500),
  permsType: Type.Optional(choice('0', '1', '2')),
  icon: optionalText(100),
  component: optionalText(200),
  componentName: optionalText(100),
  url: optionalText(500),
  redirect: optionalText(500),
  sortNo: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  route: optionalBoolean,
  keepAlive: optionalBoolean,
  hidden: optionalBoolean,
  hideTab: optionalBoolean,
  alwaysShow: optionalBoolean,
  internalOrExternal: optionalBoolean,
  description: optionalText(500),
  status: Type.Optional(choice('0', '1')),
}

/** A data rule of a menu entry; raw SQL is not among the conditions (contract §3.8). */
export const dataRule = answer({
  id,
  permissionId: Type.String(),
  ruleName: Type.String(),
  ruleColumn: textOrNull,
  ruleConditions: textOrNull,
  ruleValue: textOrNull,
  status: textOrNull,
  ...auditMembers,
})
const ruleBody = {
  permissionId: id,
  ruleName: requiredText(100),
  ruleColumn: requiredText(100),
  ruleConditions: choice('>', '>=', '<', '<=', '=', '!=', 'IN', 'LIKE', 'LEFT_LIKE', 'RIGHT_LIKE'),
  ruleValue: requiredText(500),
  status: Type.Optional(choice('0', '1')),
}

/** What is granted: the difference between the two lists is stored (contract §10; spelled so). */
const grant = (holder: 'roleId' | 'departId') =>
  body({
    [holder]: id,
    permissionIds: Type.Optional(Type.String({ maxLength: 200_000 })),
    lastpermissionIds: Type.Optional(Type.String({ maxLength: 200_000 })),
  })
const roleGrant = grant('roleId')
const ids = Type.Array(Type.String())
const GRANT = 'system:permission:grant'
const LIST = 'system:permission:list'

/** Why a user may do something, or may not. */
export const permissionExplanation = answer({
  /** Whether a call that asks for the code is let through. */
  allowed: Type.Boolean(),
  /** Holds the role `admin`, and so everything. */
  isAdmin: Type.Boolean(),
  /** The account can work: neither frozen nor deleted. */
  active: Type.Boolean(),
  /** Entries of the menu with the code; one that is off gives nothing. */
  entries: Type.Array(answer({ id, name: Type.String(), nameEn: textOrNull, on: Type.Boolean() })),
  /** What gives the code to the user. */
  through: Type.Array(
    answer({ kind: choice('role', 'departmentRole'), id, name: Type.String(), department: textOrNull }),
  ),
  /** Data rules that narrow which records it is about. */
  rules: Type.Array(
    answer({
      id,
      ruleName: Type.String(),
      ruleColumn: textOrNull,
      ruleConditions: textOrNull,
      ruleValue: textOrNull,
    }),
  ),
  /** Roles that would give it, at most twenty. */
  offered: Type.Array(answer({ id, name: Type.String() })),
})
export type PermissionExplanation = Static<typeof permissionExplanation>

/** Menu entries, buttons, data rules, and who is granted them (contract §10). */
export const permissionOperations = {
  permissionList: defineOperation({
    id: 'permissionList',
    method: 'GET',
    path: '/sys/permission/list',
    summary: 'All entries as trees; with name the matching ones, flat',
    query: query({ name: filter }),
    result: Type.Array(permissionNode),
    permission: LIST,
  }),
  permissionSystemMenuList: defineOperation({
    id: 'permissionSystemMenuList',
    method: 'GET',
    path: '/sys/permission/getSystemMenuList',
    summary: 'First-level entries',
    query: query({}),
    result: Type.Array(permissionNode),
    permission: LIST,
  }),
  permissionSystemSubmenu: defineOperation({
    id: 'permissionSystemSubmenu',
    method: 'GET',
    path: '/sys/permission/getSystemSubmenu',
    summary: 'Children of an entry, one level',
    query: query({ parentId: id }),
    result: Type.Array(permissionNode),
    permission: LIST,
  }),
  permissionSystemSubmenuBatch: defineOperation({
    id: 'permissionSystemSubmenuBatch',
    method: 'GET',
    path: '/sys/permission/getSystemSubmenuBatch',
    summary: 'Children of several entries, by parent',
    query: query({ parentIds: Type.String({ maxLength: 20_000 }) }),
    result: Type.Record(Type.String(), Type.Array(permissionNode)),
    permission: LIST,
  }),
  permissionAdd: defineOperation({
    id: 'permissionAdd',
    method: 'POST',
    path: '/sys/permission/add',
    summary: 'Add an entry',
    body: body(permissionBody),
    result: nothing,
    permission: 'system:permission:add',
  }),
  permissionEdit: defineOperation({
    id: 'permissionEdit',
    method: 'PUT',
    also: ['POST'],
    path: '/sys/permission/edit',
    summary: 'Change an entry',
    body: body({ ...permissionBody, id }),
    result: nothing,
    permission: 'system:permission:edit',
  }),
  permissionDelete: defineOperation({
    id: 'permissionDelete',
    method: 'DELETE',
    path: '/sys/permission/delete',
    summary: 'Delete an entry with all below it',
    query: idQuery,
    result: nothing,
    permission: 'system:permission:delete',
  }),
  permissionDeleteBatch: defineOperation({
    id: 'permissionDeleteBatch',
    method: 'DELETE',
    path: '/sys/permission/deleteBatch',
    summary: 'Delete entries with all below them',
    query: idsQuery,
    result: nothing,
    permission: 'system:permission:delete',
  }),
  permissionQueryTreeList: defineOperation({
    id: 'permissionQueryTreeList',
    method: 'GET',
    path: '/sys/permission/queryTreeList',
    summary: 'All entries as a tree to choose a parent from',
    query: query({}),
    result: permissionTree,
    permission: LIST,
  }),
  permissionQueryListAsync: defineOperation({
    id: 'permissionQueryListAsync',
    method: 'GET',
    path: '/sys/permission/queryListAsync',
    summary: 'One level of entries to tick; without pid the first',
    query: query({ pid: Type.Optional(Type.String({ maxLength: 64 })) }),
    result: Type.Array(answer({ key: Type.String(), title: textOrNull, isLeaf: Type.Boolean() })),
    permission: LIST,
  }),
  permissionQueryRolePermission: defineOperation({
    id: 'permissionQueryRolePermission',
    method: 'GET',
    path: '/sys/permission/queryRolePermission',
    summary: 'Ids of the entries that a role holds',
    query: query({ roleId: id }),
    result: ids,
    permission: GRANT,
  }),
  permissionSaveRolePermission: defineOperation({
    id: 'permissionSaveRolePermission',
    method: 'POST',
    path: '/sys/permission/saveRolePermission',
    summary: 'Grant entries to a role and take others away',
    body: grant('roleId'),
    result: nothing,
    permission: GRANT,
  }),
  permissionRolesHold: defineOperation({
    id: 'permissionRolesHold',
    method: 'GET',
    path: '/sys/permission/rolesHold',
    summary: 'Which entries, of those whose code begins so, each role holds; roles without one are left out',
    query: query({ perms: Type.String({ minLength: 1, maxLength: 100 }) }),
    result: Type.Record(Type.String(), ids),
    permission: GRANT,
  }),
  permissionSaveRoles: defineOperation({
    id: 'permissionSaveRoles',
    method: 'POST',
    path: '/sys/permission/saveRoles',
    summary: 'Grant entries to several roles and take others away: all of it or nothing',
    body: body({ grants: Type.Array(roleGrant, { minItems: 1, maxItems: 500 }) }),
    result: nothing,
    permission: GRANT,
  }),
  permissionQueryDepartPermission: defineOperation({
    id: 'permissionQueryDepartPermission',
    method: 'GET',
    path: '/sys/permission/queryDepartPermission',
    summary: 'Ids of the entries that a department may give to its roles',
    query: query({ departId: id }),
    result: ids,
    permission: GRANT,
  }),
  permissionSaveDepartPermission: defineOperation({
    id: 'permissionSaveDepartPermission',
    method: 'POST',
    path: '/sys/permission/saveDepartPermission',
    summary: 'Let a department give entries to its roles',
    body: grant('departId'),
    result: nothing,
    permission: GRANT,
  }),
  permissionExplain: defineOperation({
    id: 'permissionExplain',
    method: 'GET',
    path: '/sys/permission/explain',
    summary: 'Why a user may do what a code names, or may not: what gives it, what narrows it',
    query: query({ userId: id, code: Type.String({ minLength: 1, maxLength: 200 }) }),
    result: permissionExplanation,
    permission: GRANT,
  }),
  roleView: defineOperation({
    id: 'roleView',
    method: 'POST',
    path: '/sys/role/view',
    summary:
      'Begin to see as a role, for an hour: calls with its id in the header X-View-Role look with its rights, as far as they are the own ones, and change nothing',
    body: body({ roleId: id }),
    result: answer({ id, roleName: Type.String() }),
    permission: GRANT,
  }),
  permissionRules: defineOperation({
    id: 'permissionRules',
    method: 'GET',
    path: '/sys/permission/getPermRuleListByPermId',
    summary: 'Data rules of an entry',
    query: query({ permissionId: id }),
    result: Type.Array(dataRule),
    permission: LIST,
  }),
  permissionQueryRules: defineOperation({
    id: 'permissionQueryRules',
    method: 'GET',
    path: '/sys/permission/queryPermissionRule',
    summary: 'Data rules of an entry by name or value',
    query: query({ permissionId: id, ruleName: filter, ruleValue: filter }),
    result: Type.Array(dataRule),
    permission: LIST,
  }),
  permissionAddRule: defineOperation({
    id: 'permissionAddRule',
    method: 'POST',
    path: '/sys/permission/addPermissionRule',
    summary: 'Add a data rule',
    body: body(ruleBody),
    result: nothing,
    permission: 'system:permission:edit',
  }),
  permissionEditRule: defineOperation({
    id: 'permissionEditRule',
    method: 'PUT',
    also: ['POST'],
    path: '/sys/permission/editPermissionRule',
    summary: 'Change a data rule',
    body: body({ ...ruleBody, id }),
    result: nothing,
    permission: 'system:permission:edit',
  }),
  permissionDeleteRule: defineOperation({
    id: 'permissionDeleteRule',
    method: 'DELETE',
    path: '/sys/permission/deletePermissionRule',
    summary: 'Delete a data rule',
    query: idQuery,
    result: nothing,
    permission: 'system:permission:edit',
  }),
  roleQueryTreeList: defineOperation({
    id: 'roleQueryTreeList',
    method: 'GET',
    path: '/sys/role/queryTreeList',
    summary: 'All entries as a tree to tick for a role',
    query: query({}),
    result: permissionTree,
    permission: GRANT,
  }),
  departmentPermissionTree: defineOperation({
    id: 'departmentPermissionTree',
    method: 'GET',
    path: '/sys/sysDepartPermission/queryTreeListForDeptRole',
    summary: 'The entries that a department may give, as a tree to tick',
    query: query({ departId: id }),
    result: permissionTree,
    permission: GRANT,
  }),
  departmentRolePermissions: defineOperation({
    id: 'departmentRolePermissions',
    method: 'GET',
    path: '/sys/sysDepartPermission/queryDeptRolePermission',
    summary: 'Ids of the entries that a department role holds',
    query: query({ roleId: id }),
    result: ids,
    permission: GRANT,
  }),
  departmentSaveRolePermission: defineOperation({
    id: 'departmentSaveRolePermission',
    method: 'POST',
    path: '/sys/sysDepartPermission/saveDeptRolePermission',
    summary: 'Grant entries to a department role and take others away',
    body: grant('roleId'),
    result: nothing,
    permission: GRANT,
  }),
}
