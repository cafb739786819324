import type { CompiledColumn } from '../../api/cell'
import { groupRuns } from '../header-groups/headerGroups'
import { groupPath } from '../../kernel/groupPath'
import { exportText } from './exportTable'
import type { ExportTable } from './exportTable'
import type { SpanMap } from '../spans/spanMap'

/** A cell on its way to the workbook: a text, a number (days count from 1900), or nothing. */
export type PlainCell = string | number | null

/** A cell with what it is merged with, or one that another covers. */
export type SheetCell = PlainCell | { value: PlainCell; rowSpan: number; columnSpan: number }

/** A title over columns and rows. */
export interface TitleCell {
  text: string
  columnSpan: number
  rowSpan: number
}

/** All of a sheet but its rows. */
export interface SheetFrame {
  /** Rows of titles; undefined is a cell that another one covers. */
  titles: (TitleCell | null)[][]
  /** Widths in characters. */
  widths: number[]
  /** Number format of each column for its numbers. */
  formats: (string | undefined)[]
  sheet: string
}

/** About the width of a digit, in pixels. */
const DIGIT = 7
/** Days from Excel's first day to that of JavaScript. */
const EPOCH = 25_569
const DAY = 86_400_000
const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?/

/** Titles with their groups, widths and formats of a table. */
export function sheetFrame({ columns }: ExportTable, name: string): SheetFrame {
  const paths = columns.map(({ column }) => groupPath(column.def))
  const levels = Math.max(0, ...paths.map((path) => path.length))
  const titles: (TitleCell | null)[][] = Array.from({ length: levels + 1 }, () =>
    columns.map((): TitleCell | null => null),
  )
  for (let level = 0; level < levels; level++) {
    for (const { title, from, to } of groupRuns(paths, level)) {
      if (title !== undefined) titles[level]![from] = { text: title, columnSpan: to - from, rowSpan: 1 }
    }
  }
  columns.forEach(({ column }, index) => {
    const level = paths[index]!.length
    titles[level]![index] = { text: column.title, columnSpan: 1, rowSpan: levels + 1 - level }
  })
  return {
    titles,
    widths: columns.map(({ width }) => Math.max(6, Math.round(width / DIGIT))),
    formats: columns.map(({ column }) => formatOf(column)),
    sheet: name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Sheet1',
  }
}

function formatOf({ def, cell }: CompiledColumn): string | undefined {
  if (cell.numberFormat) return cell.numberFormat
  if (cell.filter !== 'number') return undefined
  const decimals = def.digits && def.fixedDigits !== false ? `.${'0'.repeat(def.digits)}` : ''
  // The number stays the grid's, 12.5: a sheet's own percentages are hundredths.
  if (def.format === 'percent') return `${decimals ? `#,##0${decimals}` : 'General'}"%"`
  if (def.format === 'thousands') return `#,##0${decimals || '.##'}`
  return decimals ? `0${decimals}` : undefined
}

/** The cells of a row: numbers and days as such, everything else as people see it. */
export function plainCells(columns: ExportTable['columns'], row: Record<string, unknown>): PlainCell[] {
  return columns.map(({ column }) => plainCell(column, row))
}

/** As `plainCells`, with the merges of row `index`: cells that are covered are left out. */
export function sheetCells(
  columns: ExportTable['columns'],
  row: Record<string, unknown>,
  index: number,
  spans: SpanMap | undefined,
): SheetCell[] {
  const cells = plainCells(columns, row)
  if (!spans) return cells
  return cells.map((value, column): SheetCell => {
    const merge = spans.at(index, column)
    if (!merge) return value
    if (merge.top !== index || merge.left !== column) return null
    return { value, rowSpan: merge.bottom - merge.top + 1, columnSpan: merge.right - merge.left + 1 }
  })
}

function plainCell(column: CompiledColumn, row: Record<string, unknown>): PlainCell {
  const value = row[column.key]
  if (value === null || value === undefined || value === '') return null
  if (typeof column.def.format !== 'function') {
    if (column.cell.filter === 'number') {
      const number = typeof value === 'number' ? value : Number(value)
      if (Number.isFinite(number)) return number
    }
    if (column.cell.filter === 'date') {
      const serial = serialOf(exportText(column, row))
      if (serial !== undefined) return serial
    }
  }
  return exportText(column, row)
}

/** A day or time of the wall clock as Excel counts it; undefined when it is none. */
export function serialOf(text: string): number | undefined {
  const match = DATE.exec(text)
  if (!match) return undefined
  const [year, month, day, hour = 0, minute = 0, second = 0] = match.slice(1).map((part) => Number(part ?? 0))
  return Date.UTC(year!, month! - 1, day, hour, minute, second) / DAY + EPOCH
}
