import { entityPaths } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import type { Text } from '@lading/core/text'

/** The definitions of the administration, which no page of business records is about. */
const modules = import.meta.glob<Record<string, EntityDefinition>>('../*/*.entity.ts', { eager: true })
const definitions = new Map(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    // `stored…` is the dialog over a record that is there.
    .filter(([name, each]) => !name.startsWith('stored') && each.fields)
    .map(([, entity]) => [entityPaths(entity).table, entity]),
)

/** Tables that the administration writes to and that no definition is about. */
const TABLES: Readonly<Record<string, Text>> = {
  sys_user_role: { zh: '用户的角色', en: 'Roles of a user' },
  sys_user_depart: { zh: '用户的部门', en: 'Departments of a user' },
  sys_user_agent: { zh: '代理人', en: 'Agent' },
  sys_role_permission: { zh: '角色权限', en: 'Rights of a role' },
  sys_permission_data_rule: { zh: '数据规则', en: 'Data rule' },
  sys_depart_permission: { zh: '部门权限', en: 'Rights of a department' },
  sys_depart_role_permission: { zh: '部门角色权限', en: 'Rights of a department role' },
  sys_depart_role_user: { zh: '部门角色的成员', en: 'Members of a department role' },
  sys_dict_item: { zh: '字典项', en: 'Dictionary item' },
}

/** Fields of these tables, and those that any of them may have. */
const FIELDS: Readonly<Record<string, Text>> = {
  roleId: { zh: '角色标识', en: 'Role id' },
  role: { zh: '角色', en: 'Role' },
  userId: { zh: '用户标识', en: 'User id' },
  userName: { zh: '用户', en: 'User' },
  depId: { zh: '部门标识', en: 'Department id' },
  departId: { zh: '部门标识', en: 'Department id' },
  depart: { zh: '部门', en: 'Department' },
  permissionId: { zh: '菜单标识', en: 'Entry id' },
  permission: { zh: '菜单或按钮', en: 'Entry or button' },
  dataRuleIds: { zh: '数据规则', en: 'Data rules' },
  ruleName: { zh: '规则名称', en: 'Rule' },
  ruleColumn: { zh: '规则字段', en: 'Column' },
  ruleConditions: { zh: '规则条件', en: 'Condition' },
  ruleValue: { zh: '规则值', en: 'Value' },
  agentUserName: { zh: '代理人', en: 'Agent' },
  startTime: { zh: '开始时间', en: 'From' },
  endTime: { zh: '结束时间', en: 'Until' },
  dictId: { zh: '字典标识', en: 'Dictionary id' },
  itemText: { zh: '名称', en: 'Text' },
  itemTextEn: { zh: '英文名称', en: 'English text' },
  itemValue: { zh: '数据值', en: 'Value' },
  itemColor: { zh: '颜色', en: 'Colour' },
  description: { zh: '描述', en: 'Description' },
  sortOrder: { zh: '排序', en: 'Order' },
  sortNo: { zh: '排序', en: 'Order' },
  status: { zh: '状态', en: 'Status' },
  password: { zh: '密码', en: 'Password' },
  delFlag: { zh: '已删除', en: 'Deleted' },
}

/** The definition of a table of the administration, if there is one. */
export function systemDefinition(table: string): EntityDefinition | undefined {
  return definitions.get(table)
}

/** What a table of the administration is called, or `undefined` for another one. */
export function systemTable(table: string): Text | undefined {
  return systemDefinition(table)?.label ?? TABLES[table]
}

/** What a field of a table of the administration is called when no definition says it. */
export function systemField(table: string, field: string): Text | undefined {
  return systemTable(table) && FIELDS[field]
}
