import type { Text } from '@lading/core/text'
import type { UniqueViolation } from '../db/uniqueViolation'
import { said } from './language'

/** What people call the columns of the system's tables that hold unique values. */
const COLUMNS: Readonly<Record<string, Text>> = {
  username: { zh: '用户账号', en: 'Username' },
  work_no: { zh: '工号', en: 'Staff no.' },
  phone: { zh: '手机号码', en: 'Phone number' },
  role_code: { zh: '角色编码', en: 'Role code' },
  org_code: { zh: '机构编码', en: 'Department code' },
  dict_code: { zh: '字典编号', en: 'Dictionary code' },
  item_value: { zh: '数据值', en: 'Value' },
  rule_code: { zh: '规则编码', en: 'Rule code' },
  template_code: { zh: '模板编码', en: 'Template code' },
  form_key: { zh: '表单编码', en: 'Form code' },
  code: { zh: '编码', en: 'Code' },
  name: { zh: '名称', en: 'Name' },
}

/** Where a value belongs to, not the value itself. */
const SCOPE = /^(tenant_id|.+_id)$/

/** The one value of an index that is no scope, with its column: `lower(role_code::text)` → `role_code`. */
function refusedValue({ detail = '' }: UniqueViolation): [column: string, value: string] | undefined {
  const [, key = '', given = ''] = /\((.+)\)=\((.*)\)[^()]*$/s.exec(detail) ?? []
  const columns = key.split(', ').map((text) => text.replace(/::[a-z ]+|^[a-z]+\(|[()"]/g, ''))
  const scopes = columns.filter((column) => SCOPE.test(column)).length
  if (scopes !== columns.length - 1 || SCOPE.test(columns.at(-1)!)) return undefined
  // Scopes come first, and have no commas; the value may have some.
  const value = given.split(', ').slice(scopes).join(', ')
  return value ? [columns.at(-1)!, value] : undefined
}

/** What is said of a record that is there already; by which of its values, as far as the violation tells. */
export function recordExists(violation?: UniqueViolation): string {
  const found = violation && refusedValue(violation)
  if (!found) return said('数据库中已存在该记录', 'There is such a record already')
  const [column, value] = found
  const { zh, en } = COLUMNS[column] ?? { zh: '', en: '' }
  return said(
    `数据库中已存在该记录（${zh && `${zh}：`}${value}）`,
    `There is such a record already (${en && `${en}: `}${value})`,
  )
}
