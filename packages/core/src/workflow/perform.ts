import { actionFields, actionsOf, inputFields } from '../entity/actions'
import type { EntityAction } from '../entity/actions'
import { calculateFormula } from '../entity/condition/formula'
import type { Scope } from '../entity/condition/types'
import { deriveHeader, deriveLines } from '../entity/derive'
import { digitsOf, isNumberKind, STORED_DIGITS } from '../entity/fieldKinds'
import { normalizeRow } from '../entity/normalize'
import type { ActionValue, EntityDefinition, Field } from '../entity/types'
import { checkIssue } from '../entity/validateRecord'
import { validateRow } from '../entity/validateRow'
import type { ValidateOptions } from '../entity/validateRow'
import type { Issue } from '../ports/issue'
import { KINDS } from '../kinds'
import type { Row } from '../rules/types'
import { textIn } from '../text/text'
import { actionRefusal, chosenLines } from './refusal'
import type { ActionTarget } from './refusal'

/** What was entered for an action: values of fields, and values for the effect alone. */
export interface ActionEntry {
  stored: Row
  own: Row
}

/** What was entered, read and checked; or what is wrong with it. */
export type EntryAnswer = { ok: true; entry: ActionEntry } | { ok: false; issues: Issue[] }

/**
 * Reads what was entered for an action: only what it asks for, each by the rules of its field. A name that it does not
 * ask for is refused, not left out: nobody writes fields by guessing their names.
 */
export function readEntry(
  entity: EntityDefinition,
  action: EntityAction,
  input: Row = {},
  { locale = 'zh-CN' }: ValidateOptions = {},
): EntryAnswer {
  const asked = inputFields(entity, action)
  const fields = Object.fromEntries(asked.map(({ name, field }) => [name, field]))
  const unknown = Object.keys(input).find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined) {
    const name = unknown.slice(0, 64)
    const text = { zh: `${action.zh}不需要填写“${name}”`, en: `${action.en} does not ask for “${name}”` }
    return { ok: false, issues: [{ message: textIn(text, locale) }] }
  }
  const given = normalizeRow(fields, input)
  const issues = validateRow(fields, given, [], { locale })
  if (issues.length > 0) return { ok: false, issues }
  const part = (stored: boolean) =>
    Object.fromEntries(
      asked
        .filter((each) => each.stored === stored && Object.hasOwn(given, each.name))
        .map(({ name }) => [name, given[name]]),
    )
  return { ok: true, entry: { stored: part(true), own: part(false) } }
}

/** The value that an action writes into a field. */
function written(value: ActionValue, field: Field | undefined, scope: Scope): unknown {
  if (typeof value === 'object') {
    if ('value' in value) return value.value
    return calculateFormula(
      value.formula,
      scope,
      field && isNumberKind(field.kind) ? digitsOf(field) : STORED_DIGITS,
    )
  }
  if (value === 'nothing') return null
  const day = value === 'now' && field !== undefined && KINDS[field.kind].stored === 'date'
  return scope.known?.[day ? 'today' : value] ?? null
}

function write(
  row: Row,
  action: EntityAction,
  fields: Readonly<Record<string, Field>>,
  stored: Row,
  scope: Omit<Scope, 'row'>,
): Row {
  const out = { ...row, ...stored }
  for (const [name, value] of Object.entries(action.set ?? {}))
    out[name] = written(value, fields[name], { ...scope, row: out })
  return out
}

/** The record and its lines after an action, or why it was refused. */
export type Performed =
  { ok: true; record: Row; lines: Record<string, Row[]>; entry: ActionEntry } | { ok: false; issues: Issue[] }

/**
 * Does an action to a record: states, condition, what was entered, what it sets, then the named checks on the record as
 * it will be. Neither record nor lines are changed; what they compute is computed again where something was written.
 *
 * @param input what was entered. @default nothing
 * @param options.between an approval after which others are asked: states and stamps wait for the last one. @default false
 * @throws Error when the definition names a check that it does not have
 */
export function performAction(
  entity: EntityDefinition,
  name: string,
  target: ActionTarget,
  input: Row = {},
  options: ValidateOptions & { between?: boolean } = {},
): Performed {
  const { locale = 'zh-CN', known } = options
  const found = actionsOf(entity).get(name)
  if (!found) {
    const text = { zh: `没有名为“${name}”的操作`, en: `There is no action called “${name}”` }
    return { ok: false, issues: [{ message: textIn(text, locale) }] }
  }
  const refused = actionRefusal(entity, found, target, options)
  if (refused) return { ok: false, issues: [refused] }
  const action = options.between ? { ...found, moves: {}, set: {} } : found
  const read = readEntry(entity, action, input, options)
  if (!read.ok) return read
  const { entry } = read
  const fields = actionFields(entity, action)
  const moved = Object.entries(action.moves).flatMap(([field, { to }]) =>
    to === undefined ? [] : [[field, to] as const],
  )
  let record: Row = { ...target.record, ...Object.fromEntries(moved) }
  let lines = target.lines ?? {}
  const writes = Object.keys(entry.stored).length + Object.keys(action.set ?? {}).length > 0
  if (writes && action.on === 'lines' && action.lines !== undefined) {
    const chosen = new Set(chosenLines(action, target))
    const scope = { record, lines, known }
    const own = (lines[action.lines] ?? []).map((row) =>
      chosen.has(row) ? write(row, action, fields, entry.stored, scope) : row,
    )
    lines = deriveLines(entity, { ...lines, [action.lines]: own })
    record = deriveHeader(entity, record, lines)
  } else if (writes) {
    record = write(record, action, fields, entry.stored, { lines, known })
    record = deriveHeader(entity, record, lines)
  }
  const issues = (action.checks ?? []).flatMap((each) => {
    const check = entity.checks && Object.hasOwn(entity.checks, each) ? entity.checks[each] : undefined
    if (!check)
      throw new Error(`${entity.key}: the action ${name} names the check ${each}, which is not defined`)
    return checkIssue(check, record, lines, options) ?? []
  })
  return issues.length > 0 ? { ok: false, issues } : { ok: true, record, lines, entry }
}
