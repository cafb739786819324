import type { EntityDefinition } from '@lading/core/entity'
import { entityPaths, permissionCode, snakeCase } from '@lading/core/entity'
import type { Where } from '@lading/core/query'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { stampOf } from '../db/typeParsers'
import { compileWhere } from '../list/compileList'
import type { ListColumn } from '../list/listSpec'
import type { Session } from '../session'
import type { DataRule } from './dataRule'

/** Who the variables of a rule speak of. */
export type RuleSubject = Pick<Session, 'username' | 'realname' | 'orgCode' | 'orgCodes' | 'tenantId'>

const VARIABLE = /#\{\s*([A-Za-z_]+)\s*\}/g
const COMPARISONS = { '>': 'gt', '>=': 'ge', '<': 'lt', '<=': 'le', '=': 'eq', '!=': 'ne' } as const
const MATCHES = { LIKE: 'contains', LEFT_LIKE: 'ends', RIGHT_LIKE: 'starts' } as const
const NUMBER = /^-?\d{1,14}(\.\d{1,8})?$/
const DATE = /^\d{4}-\d\d-\d\d$/
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

const VARIABLES: Record<string, (subject: RuleSubject, now: string) => string> = {
  sys_user_code: ({ username }) => username,
  sys_user_name: ({ realname }) => realname,
  sys_org_code: ({ orgCode }) => orgCode,
  sys_multi_org_code: ({ orgCodes }) => orgCodes.join(','),
  sys_date: (_, now) => now.slice(0, 10),
  sys_time: (_, now) => now.slice(0, 19),
  bpm_status: () => '1',
  tenant_id: ({ tenantId }) => String(tenantId),
}

/**
 * The value with its variables filled in, once: what a variable holds is no template again. `undefined` when a
 * variable is unknown or empty, so that `RIGHT_LIKE #{sys_org_code}` of a user without a department shows nothing.
 */
export function ruleValue(
  template: string,
  subject: RuleSubject,
  now: string = stampOf(new Date()),
): string | undefined {
  let missing = false
  const value = template.replace(VARIABLE, (_, name: string) => {
    const snake = snakeCase(name)
    const found = Object.hasOwn(VARIABLES, snake) ? VARIABLES[snake]!(subject, now) : ''
    missing ||= found === ''
    return found
  })
  return missing || value.includes('#{') ? undefined : value
}

/** A value as the column compares it; `undefined` when it is none. */
function typed(kind: ListColumn['kind'], text: string): string | number | undefined {
  if (kind === 'text' || kind === 'boolean') return text
  if (kind === 'date') return DATE.test(text.slice(0, 10)) ? text.slice(0, 10) : undefined
  if (kind === 'datetime' || kind === 'instant') {
    const time = DATE.test(text) ? `${text} 00:00:00` : text
    return TIME.test(time) ? time : undefined
  }
  if (!NUMBER.test(text)) return undefined
  return kind === 'integer' && text.includes('.') ? undefined : Number(text)
}

/** The rule in the query language; `undefined` when it cannot be meant for the column. */
function conditionOf(
  field: string,
  { kind }: ListColumn,
  condition: string,
  value: string,
): Where | undefined {
  if (Object.hasOwn(MATCHES, condition))
    return kind === 'text'
      ? { type: 'like', field, match: MATCHES[condition as keyof typeof MATCHES], text: value }
      : undefined
  if (condition === 'IN') {
    const values = value.split(',').map((part) => typed(kind, part.trim()))
    return values.some((part) => part === undefined || part === '')
      ? undefined
      : { type: 'in', field, values: values as (string | number)[] }
  }
  const bound = typed(kind, value)
  if (!Object.hasOwn(COMPARISONS, condition) || bound === undefined) return undefined
  return {
    type: 'compare',
    field,
    operator: COMPARISONS[condition as keyof typeof COMPARISONS],
    value: bound,
  }
}

const TENANT: [string, ListColumn] = ['tenantId', { column: sql`t.tenant_id`, kind: 'integer' }]

/** The field a rule names, by its name on the wire or its column. */
function fieldOf(fields: ReadonlyMap<string, ListColumn>, column: string): string | undefined {
  if (fields.has(column)) return column
  return [...fields.keys()].find((name) => snakeCase(name) === column.toLowerCase())
}

/** Why a rule cannot hold for a table with these fields; `undefined` when it can. */
export function ruleFault(
  rule: Pick<DataRule, 'column' | 'condition' | 'value'>,
  fields: ReadonlyMap<string, ListColumn>,
): 'column' | 'value' | undefined {
  const known = new Map([...fields, TENANT])
  const field = fieldOf(known, rule.column)
  if (!field) return 'column'
  // Any subject will do: only the shape is looked at.
  const sample = { username: 'a', realname: 'a', orgCode: 'A01', orgCodes: ['A01'], tenantId: 0 }
  const value = ruleValue(rule.value, sample)
  return value !== undefined && conditionOf(field, known.get(field)!, rule.condition, value)
    ? undefined
    : 'value'
}

/** Whether an entry is the page of an entity or the button of the action; without one, any of its buttons. */
export function belongs(
  rule: Pick<DataRule, 'codes' | 'url'>,
  entity: EntityDefinition,
  action?: string,
): boolean {
  const codes = rule.codes.split(',').map((code) => code.trim())
  return (
    codes.includes(permissionCode(entity, 'list')) ||
    codes.some((code) =>
      action ? code === permissionCode(entity, action) : code.startsWith(permissionCode(entity, '')),
    ) ||
    (rule.url !== '' && rule.url === entityPaths(entity).route)
  )
}

/**
 * The rows that the granted data rules leave a session: all rules of the entity's page, and for another action those of
 * its button too, joined by AND (contract §3.8). The role `admin` is not bound by them. A rule that names no column
 * of the entity, or a value it cannot hold, leaves no row: a mistake never shows more.
 * @param action of the entity's permissions, e.g. `export` @default 'list'
 */
export function dataRuleScope(
  entity: EntityDefinition,
  fields: ReadonlyMap<string, ListColumn>,
  session: Session,
  action = 'list',
): SQL | undefined {
  return ruleScope((rule) => belongs(rule, entity, action), new Map([...fields, TENANT]), session)
}

/**
 * As `dataRuleScope`, for the rules that `concerns` chooses and any table.
 * @param fields what a rule may name
 */
export function ruleScope(
  concerns: (rule: DataRule) => boolean,
  fields: ReadonlyMap<string, ListColumn>,
  session: Session,
): SQL | undefined {
  if (session.isAdmin) return undefined
  const rules = session.dataRules.filter(concerns)
  if (rules.length === 0) return undefined
  const parts = rules.map((rule) => {
    const field = fieldOf(fields, rule.column)
    const value = ruleValue(rule.value, session)
    const where =
      field && value !== undefined ? conditionOf(field, fields.get(field)!, rule.condition, value) : undefined
    return where ? compileWhere({ fields }, where) : sql`false`
  })
  return sql`(${sql.join(parts, sql` AND `)})`
}
