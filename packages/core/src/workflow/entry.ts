import { inputFields, lineInputs } from '../entity/actions'
import type { AskedField, AskedLines, EntityAction } from '../entity/actions'
import { holds } from '../entity/condition/holds'
import { normalizeRow } from '../entity/normalize'
import type { EntityDefinition } from '../entity/types'
import { validateRow } from '../entity/validateRow'
import type { ValidateOptions } from '../entity/validateRow'
import type { Issue } from '../ports/issue'
import type { Row } from '../rules/types'
import { isEmptyValue } from '../rules/value'
import { textIn } from '../text/text'
import type { Locale } from '../text/text'

/** What was entered for one line of an action, after it was read and checked. */
export interface LineEntry {
  id: string
  /** Values of its fields. */
  stored: Row
  /** Values for formulas and the effect. */
  own: Row
}

/** What was entered for an action: values of fields, and values for the effect alone. */
export interface ActionEntry {
  stored: Row
  own: Row
  /** By the key of the lines, in their order. */
  lines: Record<string, LineEntry[]>
}

/** What was entered, read and checked; or what is wrong with it. */
export type EntryAnswer = { ok: true; entry: ActionEntry } | { ok: false; issues: Issue[] }

/** Options of checks, and the record and lines that an action is done to. */
export interface EntryOptions extends ValidateOptions {
  /** The lines of the record, for an action that asks for something of each. */
  lines?: Readonly<Record<string, readonly Row[]>>
  record?: Row
}

const no = (zh: string, en: string, locale: Locale): { ok: false; issues: Issue[] } => ({
  ok: false,
  issues: [{ message: textIn({ zh, en }, locale) }],
})

function parts(asked: readonly AskedField[], given: Row): { stored: Row; own: Row } {
  const part = (stored: boolean) =>
    Object.fromEntries(
      asked
        .filter((each) => each.stored === stored && Object.hasOwn(given, each.name))
        .filter(({ name, keeps }) => !(keeps && isEmptyValue(given[name])))
        .map(({ name }) => [name, given[name]]),
    )
  return { stored: part(true), own: part(false) }
}

const fieldsOf = (asked: readonly AskedField[]) =>
  Object.fromEntries(asked.map(({ name, field }) => [name, field]))

/** A name that is not asked for. */
const unknownIn = (given: Row, known: object) =>
  Object.keys(given).find((name) => !Object.hasOwn(known, name))

function notAsked(action: EntityAction, unknown: string, locale: Locale) {
  const name = unknown.slice(0, 64)
  return no(`${action.zh}不需要填写“${name}”`, `${action.en} does not ask for “${name}”`, locale)
}

/** The lines that an action asks about, of those that are there. */
export function askedRows(
  asked: AskedLines,
  { lines = {}, record = {}, known }: EntryOptions,
): readonly Row[] {
  const rows = Object.hasOwn(lines, asked.lines) ? lines[asked.lines]! : []
  const { where } = asked
  return where ? rows.filter((row) => holds(where, { row, record, lines, known })) : rows
}

function readLines(
  action: EntityAction,
  asked: AskedLines,
  given: unknown,
  options: EntryOptions,
): { ok: true; entries: LineEntry[] } | { ok: false; issues: Issue[] } {
  const { locale = 'zh-CN' } = options
  const open = new Map(askedRows(asked, options).map((row) => [String(row.id), row]))
  const fields = fieldsOf(asked.fields)
  const entries = new Map<string, LineEntry>()
  const issues: Issue[] = []
  const sent: unknown[] = Array.isArray(given) ? given : []
  for (const each of sent) {
    const { id, ...values } = (typeof each === 'object' && each !== null ? each : {}) as Row
    const key = String(id)
    const unknown = unknownIn(values, fields)
    if (unknown !== undefined) return notAsked(action, unknown, locale)
    if (!open.has(key) || entries.has(key))
      return no(
        `所填明细不在可${action.zh}的明细之中，请刷新后重试`,
        `${action.en}: a line is not among those that it asks about; reload and try again`,
        locale,
      )
    const row = normalizeRow(fields, values)
    if (Object.values(row).every(isEmptyValue)) continue
    for (const issue of validateRow(fields, row, [], { locale }))
      issues.push({ ...issue, line: asked.lines, rowId: key })
    entries.set(key, { id: key, ...parts(asked.fields, row) })
  }
  if (issues.length > 0) return { ok: false, issues }
  if (entries.size === 0) return no('请至少填写一行明细', 'Fill in at least one line', locale)
  return { ok: true, entries: [...open.keys()].flatMap((id) => entries.get(id) ?? []) }
}

/**
 * Reads what was entered for an action: only what it asks for, each by the rules of its field. A name that it does not
 * ask for is refused, not left out: nobody writes fields by guessing their names. Of lines it takes those that it asks
 * about, each once.
 */
export function readEntry(
  entity: EntityDefinition,
  action: EntityAction,
  input: Row = {},
  options: EntryOptions = {},
): EntryAnswer {
  const { locale = 'zh-CN' } = options
  const asked = inputFields(entity, action)
  const ofLines = lineInputs(entity, action)
  const fields = fieldsOf(asked)
  const header = { ...input }
  for (const { lines } of ofLines) delete header[lines]
  const unknown = unknownIn(header, fields)
  if (unknown !== undefined) return notAsked(action, unknown, locale)
  const given = normalizeRow(fields, header)
  const issues = validateRow(fields, given, [], { locale })
  if (issues.length > 0) return { ok: false, issues }
  const lines: Record<string, LineEntry[]> = {}
  for (const each of ofLines) {
    const read = readLines(action, each, input[each.lines], options)
    if (!read.ok) return read
    lines[each.lines] = read.entries
  }
  return { ok: true, entry: { ...parts(asked, given), lines } }
}
