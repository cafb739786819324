import { actionFields, actionsOf, lineInputs } from '../entity/actions'
import type { AskedLines, EntityAction } from '../entity/actions'
import { calculateFormula } from '../entity/condition/formula'
import { holds } from '../entity/condition/holds'
import type { Scope } from '../entity/condition/types'
import { deriveHeader, deriveLines } from '../entity/derive'
import { digitsOf, isNumberKind, STORED_DIGITS } from '../entity/fieldKinds'
import type { ActionValue, EntityDefinition, Field } from '../entity/types'
import { checkIssues } from '../entity/validateRecord'
import type { ValidateOptions } from '../entity/validateRow'
import type { Issue } from '../ports/issue'
import { KINDS } from '../kinds'
import type { Row } from '../rules/types'
import { textIn } from '../text/text'
import { readEntry } from './entry'
import type { ActionEntry, LineEntry } from './entry'
import { actionRefusal, chosenLines } from './refusal'
import type { ActionTarget } from './refusal'

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
  { set = {} }: Pick<EntityAction, 'set'>,
  fields: Readonly<Record<string, Field>>,
  { stored, own = {} }: { stored: Row; own?: Row },
  scope: Omit<Scope, 'row'>,
): Row {
  const out = { ...row, ...stored }
  for (const [name, value] of Object.entries(set))
    out[name] = written(value, fields[name], { ...scope, row: { ...own, ...out } })
  return out
}

/** The lines of one kind, each with what was entered for it. */
function writeLines(
  entity: EntityDefinition,
  asked: AskedLines,
  rows: readonly Row[],
  entries: readonly LineEntry[],
  scope: Omit<Scope, 'row'>,
): Row[] {
  const byId = new Map(entries.map((each) => [each.id, each]))
  const { fields } = entity.lines![asked.lines]!
  return rows.map((row) => {
    const entry = byId.get(String(row.id))
    return entry ? write(row, asked, fields, entry, scope) : row
  })
}

/** The states that an action leads to, on the record as it leaves it. */
function movedBy(action: EntityAction, scope: Scope): Row {
  return Object.fromEntries(
    Object.entries(action.moves).flatMap(([field, { to, cases = [] }]) => {
      const state = cases.find(({ when }) => holds(when, scope))?.to ?? to
      return state === undefined ? [] : [[field, state]]
    }),
  )
}

/** The record and its lines after an action, or why it was refused. */
export type Performed =
  | { ok: true; record: Row; lines: Record<string, Row[]>; entry: ActionEntry }
  | { ok: false; issues: Issue[] }

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
  const read = readEntry(entity, action, input, { ...options, lines: target.lines, record: target.record })
  if (!read.ok) return read
  const { entry } = read
  const fields = actionFields(entity, action)
  let lines = target.lines ?? {}
  let record: Row = { ...target.record, ...movedBy(action, { row: target.record, lines, known }) }
  const writes = Object.keys(entry.stored).length + Object.keys(action.set ?? {}).length > 0
  if (writes && action.on === 'lines' && action.lines !== undefined) {
    const chosen = new Set(chosenLines(action, target))
    const scope = { record, lines, known }
    const own = (lines[action.lines] ?? []).map((row) =>
      chosen.has(row) ? write(row, action, fields, entry, scope) : row,
    )
    lines = deriveLines(entity, { ...lines, [action.lines]: own })
    record = deriveHeader(entity, record, lines)
  } else if (writes) {
    record = write(record, action, fields, entry, { lines, known })
    record = deriveHeader(entity, record, lines)
  }
  const entered = lineInputs(entity, action).filter((asked) => entry.lines[asked.lines])
  if (entered.length > 0) {
    for (const asked of entered) {
      const rows = lines[asked.lines] ?? []
      const written = writeLines(entity, asked, rows, entry.lines[asked.lines]!, { record, lines, known })
      lines = deriveLines(entity, { ...lines, [asked.lines]: written })
    }
    record = deriveHeader(entity, record, lines)
  }
  const moved = movedBy(action, { row: record, lines, known })
  record = { ...record, ...moved }
  // What is computed may depend on the state.
  if (action.on === 'record' && target.lines && Object.keys(moved).length > 0)
    record = deriveHeader(entity, record, lines)
  const issues = (action.checks ?? []).flatMap((each) => {
    const check = entity.checks && Object.hasOwn(entity.checks, each) ? entity.checks[each] : undefined
    if (!check)
      throw new Error(`${entity.key}: the action ${name} names the check ${each}, which is not defined`)
    return checkIssues(entity, check, record, lines, options)
  })
  return issues.length > 0 ? { ok: false, issues } : { ok: true, record, lines, entry }
}
