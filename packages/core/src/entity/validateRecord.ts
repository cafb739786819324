import type { Row } from '../rules/types'
import { isEmptyValue } from '../rules/value'
import { textIn } from '../text/text'
import type { Locale, Text } from '../text/text'
import { fieldMessages } from '../kinds/messages'
import { eachField } from './condition/eachField'
import { holds } from './condition/holds'
import type { LinesCondition, Scope } from './condition/types'
import { fieldState } from './fieldState'
import type { FieldState } from './fieldState'
import type { EntityCheck, EntityDefinition, Field, LineDefinition } from './types'
import { workflowsOf } from './workflows'
import { collectRow, Findings, rulesOf, uniqueIndex } from './validateRow'
import type { Issue } from '../ports/issue'
import type { ValidateOptions } from './validateRow'

/** Most lines of one kind that a record may have. */
export const MAX_LINES = 5000

/** The lines of a record by their keys. */
export type RecordLines = Readonly<Record<string, readonly Row[]>>

/** Most lines that one broken check tells of. */
const MAX_BROKEN = 100

/** The lines that break what has to hold for every one, at the cell that can mend it; none where no column shows it. */
function brokenLines(
  entity: EntityDefinition,
  { lines: key, every }: LinesCondition,
  scope: Omit<Scope, 'row'> & { record: Row },
): Omit<Issue, 'message'>[] {
  const line = entity.lines?.[key]
  if (!every || !line) return []
  const shown: string[] = []
  eachField(every, key, (name, of) => {
    if (of === key && line.columns.includes(name)) shown.push(name)
  })
  const field = shown.filter((name) => !line.fields[name]?.readonly).at(-1) ?? shown.at(-1)
  if (field === undefined) return []
  return (scope.lines?.[key] ?? [])
    .flatMap((row, index) => {
      if (holds(every, { ...scope, row })) return []
      return [{ line: key, field, index, ...(typeof row.id === 'string' ? { rowId: row.id } : {}) }]
    })
    .slice(0, MAX_BROKEN)
}

/**
 * Messages of a check over the whole record, none when it holds. What has to hold for every line is told at the lines that
 * break it: nobody should have to look for the one among thousands.
 */
export function checkIssues(
  entity: EntityDefinition,
  check: EntityCheck,
  record: Row,
  lines: Record<string, Row[]>,
  { locale = 'zh-CN', side = 'browser', known }: ValidateOptions,
): Issue[] {
  if (check.side === 'server' && side !== 'server') return []
  const { assert, field } = check
  const ask = (part: EntityCheck['assert']) =>
    typeof part === 'function' ? part(record, lines) : holds(part, { row: record, lines, known })
  if (check.when && !ask(check.when)) return []
  if (ask(assert)) return []
  const message = textIn(check.message, locale)
  if (field !== undefined) return [{ message, field }]
  const broken =
    typeof assert === 'object' && 'lines' in assert
      ? brokenLines(entity, assert, { record, lines, known })
      : []
  return broken.length > 0 ? broken.map((place) => ({ message, ...place })) : [{ message }]
}

function tooMany({ label, maxLines = MAX_LINES }: LineDefinition, locale: Locale): string {
  const text: Text = {
    zh: `${label.zh}最多${maxLines}行`,
    en: `${label.en}: at most ${maxLines} rows`,
  }
  return textIn(text, locale)
}

function collectLines(
  findings: Findings,
  key: string,
  line: LineDefinition,
  rows: readonly Row[],
  locale: Locale,
  stateOf: (row: Row) => (field: Field) => FieldState,
) {
  if (rows.length > (line.maxLines ?? MAX_LINES)) {
    findings.issues.push({ message: tooMany(line, locale), line: key })
    return
  }
  const rules = rulesOf(line.fields, locale)
  const others = uniqueIndex(line.fields, rows)
  for (const [index, row] of rows.entries()) {
    const rowId = typeof row.id === 'string' ? { rowId: row.id } : {}
    collectRow(findings, rules, row, others, locale, { line: key, index, ...rowId }, stateOf(row))
  }
}

/** The checks over the whole record. Of several that assert the same, the first that is broken speaks for all. */
function collectChecks(
  findings: Findings,
  entity: EntityDefinition,
  record: Row,
  lines: RecordLines,
  options: ValidateOptions,
): void {
  const checks = Object.values(entity.checks ?? {})
  if (checks.length === 0) return
  const all = Object.fromEntries(Object.keys(entity.lines ?? {}).map((key) => [key, [...(lines[key] ?? [])]]))
  const told = new Set<unknown>()
  for (const check of checks) {
    const issues = checkIssues(entity, check, record, all, options)
    if (issues.length === 0) continue
    const { assert } = check
    const asserted = typeof assert === 'function' ? assert : JSON.stringify(assert)
    if (told.has(asserted)) continue
    told.add(asserted)
    findings.issues.push(...issues)
  }
}

/** What conditions say of the fields of lines. */
const ofLines =
  (entity: EntityDefinition, line: string, scope: Omit<Scope, 'row'>, locale: Locale) =>
  (row: Row) =>
  (field: Field): FieldState =>
    fieldState(entity, field, { ...scope, row }, { locale, line })

function collect(
  entity: EntityDefinition,
  record: Row,
  lines: RecordLines,
  options: ValidateOptions,
): Findings {
  const { locale = 'zh-CN' } = options
  const findings = new Findings()
  const scope = { record, lines, known: options.known }
  const ofHeader = (field: Field) => fieldState(entity, field, { ...scope, row: record }, { locale })
  collectRow(findings, rulesOf(entity.fields, locale), record, () => [], locale, {}, ofHeader)

  for (const workflow of workflowsOf(entity)) {
    const state = record[workflow.field]
    if (isEmptyValue(state) || (typeof state === 'string' && Object.hasOwn(workflow.states, state))) continue
    const field = entity.fields[workflow.field]
    const message = textIn(fieldMessages.state, locale).replace('${title}', () =>
      field ? textIn(field, locale) : workflow.field,
    )
    findings.issues.push({ message, field: workflow.field })
  }

  for (const [key, line] of Object.entries(entity.lines ?? {})) {
    collectLines(findings, key, line, lines[key] ?? [], locale, ofLines(entity, key, scope, locale))
  }

  collectChecks(findings, entity, record, lines, options)
  return findings
}

/**
 * What is left to check of a record whose fields and lines have been checked one by one: the checks over the whole
 * record, and the kinds of lines that nobody has looked at.
 *
 * @param unchecked keys of those lines
 */
export async function checkWhole(
  entity: EntityDefinition,
  record: Row,
  lines: RecordLines,
  { unchecked = [], ...options }: ValidateOptions & { unchecked?: readonly string[] } = {},
): Promise<Issue[]> {
  const findings = new Findings()
  for (const key of unchecked) {
    const line = entity.lines?.[key]
    if (!line) continue
    const { locale = 'zh-CN', known } = options
    const states = ofLines(entity, key, { record, lines, known }, locale)
    collectLines(findings, key, line, lines[key] ?? [], locale, states)
  }
  collectChecks(findings, entity, record, lines, options)
  return findings.later()
}

/**
 * Checks a whole record by the rules of its fields, its lines and its checks: the same in the browser and on the
 * server. Uniqueness of header fields is the database's affair; that of lines is checked here, in one pass.
 *
 * @param lines all lines of the record as they will be stored, not only the changed ones
 * @returns issues in the order header, lines, checks; none when the record may be saved
 * @throws Error when a handler of the entity is asynchronous: use `validateRecordAsync`
 */
export function validateRecord(
  entity: EntityDefinition,
  record: Row,
  lines: RecordLines = {},
  options: ValidateOptions = {},
): Issue[] {
  return collect(entity, record, lines, options).now()
}

/** `validateRecord` for entities with handlers that answer later. */
export async function validateRecordAsync(
  entity: EntityDefinition,
  record: Row,
  lines: RecordLines = {},
  options: ValidateOptions = {},
): Promise<Issue[]> {
  return collect(entity, record, lines, options).later()
}
