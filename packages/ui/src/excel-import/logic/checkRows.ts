import { checkCell, isEmptyValue, searchDuplicates } from '@lading/core/rules'
import type { CellRule, Row } from '@lading/core/rules'
import { textIn } from '@lading/core/text'
import type { Locale, Text } from '@lading/core/text'
import { inSlices } from './inSlices'
import type { SliceOptions } from './inSlices'
import type { ColumnMapping } from './mapColumns'
import { nameProblem } from './readNames'
import type { KnownNames } from './knownNames'
import type { SheetCell } from './readSheet'
import { startsOf } from './recordRows'
import type { ImportColumn, ImportRow } from './importTypes'

/** One refused cell; without a field, the row. */
export interface ImportIssue {
  line: number
  field?: string
  message: string
}

/** A cell of the sheet as a value of its column: texts of options become values, days and numbers are read. */
export function valueOf(cell: SheetCell, column: ImportColumn): unknown {
  if (cell === null || cell === '') return null
  const text = typeof cell === 'string' ? cell.trim() : String(cell)
  if (text === '') return null
  const { options, type = 'input' } = column
  if (options && options.length > 0) {
    const value = (part: string) =>
      (options.find((each) => each.text === part) ?? options.find((each) => each.value === part))?.value ??
      part
    return /multi/.test(type)
      ? text
          .split(/[,，;；]/)
          .map((part) => value(part.trim()))
          .join(',')
      : value(text)
  }
  if (type === 'inputNumber' || type === 'progress') {
    const number = Number(text.replace(/[,，\s]/g, ''))
    // What is no number stays as it is: the rules say so at the cell.
    return Number.isFinite(number) ? number : text
  }
  if (type === 'date' || type === 'datetime')
    return text
      .replace(/[/.年月]/g, '-')
      .replace(/日/g, '')
      .replace(/-(\d)(?=-|$| )/g, '-0$1')
  return text
}

/** The rows below the headings, without empty ones. Works in slices. */
export async function rowsOf(
  sheet: readonly (readonly SheetCell[])[],
  headingAt: number,
  mapping: ColumnMapping,
  columns: readonly ImportColumn[],
  options: SliceOptions = {},
): Promise<ImportRow[]> {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const places = mapping.flatMap((key, place) => {
    const column = key ? byKey.get(key) : undefined
    return column ? [{ place, column }] : []
  })
  const rows: ImportRow[] = []
  const first = headingAt + 1
  const readRow = (at: number) => {
    const cells = sheet[first + at]!
    const values: Row = {}
    let filled = false
    for (const { place, column } of places) {
      const value = valueOf(cells[place] ?? null, column)
      values[column.key] = value
      filled ||= value !== null
    }
    if (filled) rows.push({ line: first + at + 1, values })
  }
  await inSlices(Math.max(0, sheet.length - first), readRow, options)
  return rows
}

const NUMBER: Text = { zh: '${title}应为数字', en: '${title} must be a number' }
const DAY: Text = { zh: '${title}应为日期，如 2026-01-31', en: '${title} must be a day, e.g. 2026-01-31' }
const OPTION: Text = { zh: '${title}不在可选范围内', en: '${title} is none of the options' }

/** Rules that follow from a column's type. */
function typeRules(column: ImportColumn, locale: Locale): CellRule[] {
  const { options, type } = column
  const rules: CellRule[] = []
  if (type === 'inputNumber') rules.push({ pattern: 'n', message: textIn(NUMBER, locale) })
  if (type === 'date' || type === 'datetime')
    rules.push({
      pattern: type === 'date' ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?$/,
      message: textIn(DAY, locale),
    })
  if (options && options.length > 0 && !/multi/.test(type ?? '')) {
    const values = new Set(options.map(({ value }) => value))
    rules.push({
      // A column that the sheet does not have gives no value at all.
      handler: ({ value }) => value == null || value === '' || values.has(String(value)),
      message: textIn(OPTION, locale),
    })
  }
  return rules
}

/** The rules of a column, with those of its type. */
export function importRules(column: ImportColumn, locale: Locale): CellRule[] {
  return [...(column.rules ?? []), ...typeRules(column, locale)]
}

/**
 * Checks every cell by the rules that the grid and the server use; the first failure of a cell counts. Works in
 * slices, so that the page stays alive.
 */
export async function checkRows(
  rows: readonly ImportRow[],
  columns: readonly ImportColumn[],
  options: SliceOptions & { locale: Locale; names?: KnownNames },
): Promise<ImportIssue[]> {
  const { locale, signal, names } = options
  const starts = startsOf(rows, columns)
  const keysOf = new Map<string, string[]>()
  for (const { key, line } of columns) if (line) keysOf.set(line, [...(keysOf.get(line) ?? []), key])
  /** Whether a row has such a cell: the header is asked of the first row of a record, a line of rows that hold one. */
  const holds = (at: number, { line }: ImportColumn) =>
    line ? keysOf.get(line)!.some((key) => !isEmptyValue(rows[at]!.values[key])) : (starts?.[at] ?? true)
  const checked = columns.map((column) => {
    const known = names?.get(column.key)
    const named: CellRule[] = known
      ? [{ handler: ({ value }) => nameProblem(value, column, known, locale) ?? true }]
      : []
    const rules = [...importRules(column, locale), ...named]
    const unique = rules.some((rule) => rule.unique || rule.pattern === 'only')
    return { column, rules, search: unique ? searchDuplicates() : undefined }
  })
  for (const { column, search } of checked)
    if (search)
      await inSlices(
        rows.length,
        (at) => {
          if (holds(at, column)) search.look(rows[at]!.values[column.key], at)
        },
        { signal },
      )
  const issues: ImportIssue[] = []
  const checkRow = (at: number): void | Promise<void> => {
    const { line, values } = rows[at]!
    const results = checked.map(({ column, rules, search }) => {
      const { key, title } = column
      if (rules.length === 0 || !holds(at, column)) return undefined
      const input = { value: values[key], row: values, field: key, title, locale, ...(signal && { signal }) }
      return checkCell(rules, input, () => search?.repeated.has(at) ?? false)
    })
    const take = (done: readonly ({ ok: boolean; message?: string } | undefined)[]) => {
      for (const [place, result] of done.entries())
        if (result && !result.ok)
          issues.push({ line, field: checked[place]!.column.key, message: result.message ?? '' })
    }
    // Most rules answer at once: nothing waits for them.
    if (results.some((result) => result instanceof Promise)) return Promise.all(results).then(take)
    take(results as Awaited<(typeof results)[number]>[])
  }
  await inSlices(rows.length, checkRow, options)
  return issues
}

/** Issues of the same message together, the most frequent first. */
export function groupIssues(
  issues: readonly ImportIssue[],
): { message: string; count: number; lines: number[] }[] {
  const groups = new Map<string, number[]>()
  for (const { message, line } of issues) {
    const lines = groups.get(message)
    if (lines) lines.push(line)
    else groups.set(message, [line])
  }
  return [...groups]
    .map(([message, lines]) => ({ message, count: lines.length, lines }))
    .sort((a, b) => b.count - a.count)
}
