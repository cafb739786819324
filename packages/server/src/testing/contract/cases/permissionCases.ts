import type { ContractCase } from '../contractCase'
import { administrationCases, keepId } from '../contractCase'

const entry = { name: '合同菜单', menuType: 1 as const, url: '/ct', component: 'ct/Page' }
const grants = (holder: string, key: string) => (world: Record<string, string>) => ({
  body: { [holder]: world[key]!, permissionIds: world.menu!, lastpermissionIds: '' },
})
const of = (name: string, key: string) => (world: Record<string, string>) => ({
  query: { [name]: world[key]! },
})
const rule = {
  ruleName: '金额',
  ruleColumn: 'amount',
  ruleConditions: '>' as const,
  ruleValue: '10',
  status: '1' as const,
}

/** Menu entries, grants, data rules, department roles (contract §9–11). Needs the role and the root department. */
export const permissionCases: ContractCase[] = [
  {
    call: 'permissionSystemMenuList',
    keep: (rows, world) => (world.top = rows.find((row: { url: string }) => row.url === '/isystem').id),
  },
  { call: 'permissionQueryListAsync' },
  { call: 'permissionQueryListAsync', send: of('pid', 'top') },
  { call: 'permissionSystemSubmenu', send: of('parentId', 'top') },
  { call: 'permissionSystemSubmenuBatch', send: of('parentIds', 'top') },
  {
    call: 'permissionAdd',
    send: (world) => ({ body: { ...entry, parentId: world.top! } }),
    message: '添加成功！',
  },
  { call: 'permissionList', send: { query: { name: '合同菜单' } }, keep: keepId('menu') },
  {
    call: 'permissionEdit',
    send: (world) => ({ body: { ...entry, id: world.menu!, parentId: world.top! } }),
    message: '修改成功!',
  },
  { call: 'permissionQueryTreeList' },
  { call: 'roleQueryTreeList' },
  { call: 'permissionSaveRolePermission', send: grants('roleId', 'role'), message: '保存成功！' },
  { call: 'permissionQueryRolePermission', send: of('roleId', 'role') },
  {
    call: 'permissionSaveRoles',
    send: (world) => ({ body: { grants: [{ roleId: world.role!, permissionIds: world.menu! }] } }),
    message: '保存成功！',
  },
  { call: 'permissionRolesHold', send: { query: { perms: 'system:' } } },
  { call: 'permissionSaveDepartPermission', send: grants('departId', 'root'), message: '保存成功！' },
  { call: 'permissionQueryDepartPermission', send: of('departId', 'root') },
  { call: 'departmentPermissionTree', send: of('departId', 'root') },
  {
    call: 'permissionAddRule',
    send: (world) => ({ body: { ...rule, permissionId: world.menu! } }),
    message: '添加成功！',
  },
  { call: 'permissionRules', send: of('permissionId', 'menu'), keep: keepId('rule') },
  {
    call: 'permissionExplain',
    send: { query: { userId: 'nobody', code: 'system:user:add' } },
    refused: '未找到对应实体',
    status: 404,
  },
  {
    call: 'permissionQueryRules',
    send: (world) => ({ query: { permissionId: world.menu!, ruleName: '金' } }),
  },
  {
    call: 'permissionEditRule',
    send: (world) => ({ body: { ...rule, id: world.rule!, permissionId: world.menu! } }),
    message: '更新成功！',
  },
  {
    call: 'roleSaveDataRules',
    send: (world) => ({ body: { permissionId: world.menu!, roleId: world.role!, dataRuleIds: world.rule! } }),
    message: '保存成功!',
  },
  {
    call: 'roleDataRules',
    send: (world) => ({ params: { permissionId: world.menu!, roleId: world.role! } }),
  },
  {
    call: 'departmentSaveDataRules',
    send: (world) => ({
      body: { permissionId: world.menu!, departId: world.root!, dataRuleIds: world.rule! },
    }),
    message: '保存成功!',
  },
  {
    call: 'departmentDataRules',
    send: (world) => ({ params: { permissionId: world.menu!, departId: world.root! } }),
  },
  ...administrationCases(
    'departmentRole',
    (world) => ({ departId: world.root!, roleName: '部门角色', roleCode: 'ct_dr' }),
    { roleName: '部门角色' },
  ),
  { call: 'departmentRoleOfDepartment', send: of('departId', 'root') },
  { call: 'departmentSaveRolePermission', send: grants('roleId', 'departmentRole'), message: '保存成功！' },
  {
    call: 'departmentRoleSaveDataRules',
    send: (world) => ({
      body: { permissionId: world.menu!, roleId: world.departmentRole!, dataRuleIds: world.rule! },
    }),
    message: '保存成功!',
  },
  {
    call: 'departmentRoleDataRules',
    send: (world) => ({
      params: { permissionId: world.menu!, departId: world.root!, roleId: world.departmentRole! },
    }),
  },
  { call: 'departmentRolePermissions', send: of('roleId', 'departmentRole') },
  { call: 'userList', send: { query: { username: 'viewer' } }, keep: keepId('viewer') },
  {
    call: 'departmentRoleUserAdd',
    send: (world) => ({ body: { userId: world.viewer!, newRoleId: world.departmentRole!, oldRoleId: '' } }),
    message: '添加成功！',
  },
  { call: 'departmentRoleOfUser', send: of('userId', 'viewer') },
  { call: 'departmentRoleDelete', send: of('id', 'departmentRole') },
  {
    call: 'departmentRoleAdd',
    send: (world) => ({ body: { departId: world.root!, roleName: '部门角色', roleCode: 'ct_dr' } }),
  },
  { call: 'departmentRoleList', keep: keepId('departmentRole') },
  { call: 'departmentRoleDeleteBatch', send: of('ids', 'departmentRole') },
  { call: 'permissionDeleteRule', send: of('id', 'rule'), message: '删除成功！' },
  { call: 'permissionDelete', send: of('id', 'menu'), message: '删除成功!' },
  { call: 'permissionAdd', send: (world) => ({ body: { ...entry, parentId: world.top! } }) },
  { call: 'permissionList', send: { query: { name: '合同菜单' } }, keep: keepId('menu') },
  { call: 'permissionDeleteBatch', send: of('ids', 'menu') },
  { call: 'roleDelete', send: of('id', 'role'), message: '删除角色成功' },
  { call: 'roleAdd', send: { body: { roleName: '合同', roleCode: 'ct_role' } } },
  { call: 'roleList', send: { query: { roleCode: 'ct_role,' } }, keep: keepId('role') },
  { call: 'roleDeleteBatch', send: of('ids', 'role'), message: '删除角色成功!' },
]
