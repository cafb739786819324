import { describe, expect, it } from 'vitest'
import { systemDefinition, systemField, systemTable } from './logTables'
import { readChange } from './readChange'

describe('readChange', () => {
  it('reads old and new values, and what became of the lines', () => {
    const content = JSON.stringify({
      fields: { port: ['CNSHA', 'SGSIN'], remark: [null, 'x'] },
      lines: {
        parts: {
          added: [{ id: '3' }],
          changed: [{ id: '1', fields: { price: ['1.00', '2.00'] } }],
          removed: [],
        },
        none: { added: [], changed: [], removed: [] },
      },
    })
    expect(readChange(content)).toEqual({
      values: [
        { name: 'port', before: 'CNSHA', after: 'SGSIN' },
        { name: 'remark', before: null, after: 'x' },
      ],
      lines: [
        {
          key: 'parts',
          added: 1,
          removed: 0,
          changed: [{ id: '1', values: [{ name: 'price', before: '1.00', after: '2.00' }] }],
          changedCount: 1,
        },
      ],
    })
  })

  it('reads the numbers of a very large change', () => {
    const content = JSON.stringify({ fields: {}, lines: { parts: { added: 0, changed: 5000, removed: 2 } } })
    expect(readChange(content).lines).toEqual([
      { key: 'parts', added: 0, removed: 2, changed: [], changedCount: 5000 },
    ])
  })

  it.each(['', 'x', '[]', '{"fields":[1],"lines":3}', undefined])('reads nothing from %j', (content) => {
    expect(readChange(content)).toEqual({ values: [], lines: [] })
  })
})

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

it('calls tables by names that people know', () => {
  expect(WRITTEN.map(([table]) => [table, systemTable(table)?.zh])).toEqual(WRITTEN)
})

it('knows the definitions of the tables that administrators write to', () => {
  const tables =
    'sys_permission sys_depart sys_depart_role sys_tenant sys_dict sys_category sys_announcement sys_check_rule sys_fill_rule sys_quartz_job sys_sms_template'
  expect(tables.split(' ').filter((table) => !systemDefinition(table)?.fields)).toEqual([])
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
