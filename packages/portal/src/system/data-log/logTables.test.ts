import { expect, it } from 'vitest'
import { systemDefinition, systemField, systemTable } from './logTables'

/** The tables whose changes the database writes down (decision 24). */
const WRITTEN = [
  ['sys_user', '用户'],
  ['sys_user_role', '用户的角色'],
  ['sys_user_depart', '用户的部门'],
  ['sys_user_agent', '代理人'],
  ['sys_role', '角色'],
  ['sys_role_permission', '角色权限'],
  ['sys_permission_data_rule', '数据规则'],
  ['sys_depart_permission', '部门权限'],
  ['sys_depart_role_permission', '部门角色权限'],
  ['sys_depart_role_user', '部门角色的成员'],
  ['sys_position', '职务'],
  ['sys_dict_item', '字典项'],
] as const

it.each(WRITTEN)('calls %s by a name that people know: %s', (table, name) => {
  expect(systemTable(table)).toMatchObject({ zh: name })
})

it.each(
  'sys_permission sys_depart sys_depart_role sys_tenant sys_dict sys_category sys_announcement sys_check_rule sys_fill_rule sys_quartz_job sys_sms_template'.split(
    ' ',
  ),
)('knows the definition of %s', (table) => {
  expect(systemDefinition(table)?.fields).toBeDefined()
})

it('names fields of tables without a definition, and leaves those of others alone', () => {
  expect(systemField('sys_role_permission', 'permission')).toEqual({
    zh: '菜单或按钮',
    en: 'Entry or button',
  })
  expect(systemField('sys_user', 'password')).toEqual({ zh: '密码', en: 'Password' })
  expect(systemTable('expense')).toBeUndefined()
  expect(systemField('expense', 'status')).toBeUndefined()
})
