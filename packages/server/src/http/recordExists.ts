import type { UniqueViolation } from '../db/uniqueViolation'
import { said } from './language'

/** What people call the columns of the system's tables that hold unique values. */
const COLUMNS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  username: ['用户账号', 'Username'],
  work_no: ['工号', 'Staff no.'],
  phone: ['手机号码', 'Phone number'],
  role_code: ['角色编码', 'Role code'],
  org_code: ['机构编码', 'Department code'],
  dict_code: ['字典编号', 'Dictionary code'],
  item_value: ['数据值', 'Value'],
  rule_code: ['规则编码', 'Rule code'],
  template_code: ['模板编码', 'Template code'],
  form_key: ['表单编码', 'Form code'],
  code: ['编码', 'Code'],
  name: ['名称', 'Name'],
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
  const [zh, en] = COLUMNS[column] ?? ['', '']
  return said(
    `数据库中已存在该记录（${zh && `${zh}：`}${value}）`,
    `There is such a record already (${en && `${en}: `}${value})`,
  )
}
