import { formatTsv } from '../clipboard/formatTsv'
import type { GridController } from '../../kernel/gridController'
import { exportTable, exportText, slicesOf } from './exportTable'
import type { ExportTable } from './exportTable'
import type { ExportScope } from '../../api/exportScope'
import { csvLines, toCsv } from './toCsv'

/** Columns and rows of a scope, under their titles, as the text of a CSV file; the grid's own columns stay out. */
export function csvOf(grid: GridController, scope?: ExportScope): string {
  return toCsv(textsOf(grid, scope))
}

/** The rows of a scope as a text that a spreadsheet pastes, beginning with the titles. */
export function textOf(grid: GridController, scope?: ExportScope): string {
  return formatTsv(textsOf(grid, scope))
}

function textsOf(grid: GridController, scope: ExportScope = 'shown'): string[][] {
  const table = exportTable(grid, scope)
  if (!table) return []
  const rows = [table.columns.map(({ column }) => column.title)]
  for (let index = 0; index < table.count; index++) {
    const row = grid.engine.store.at(table.positionAt(index))
    if (row) rows.push(table.columns.map(({ column }) => exportText(column, row)))
  }
  return rows
}

/** As `csvOf`, read in slices so that the page stays usable; undefined when the signal ended it. */
export async function csvFile(
  grid: GridController,
  table: ExportTable,
  signal?: AbortSignal,
): Promise<Blob | undefined> {
  const parts = [toCsv([table.columns.map(({ column }) => column.title)])]
  const texts = (row: Record<string, unknown>) => table.columns.map(({ column }) => exportText(column, row))
  for await (const slice of slicesOf(grid, table, texts, signal)) parts.push(csvLines(slice))
  return signal?.aborted ? undefined : new Blob(parts, { type: 'text/csv;charset=utf-8' })
}

/** A file's name with the day: `明细_2026-11-21`. What file systems refuse becomes a line. */
export function datedName(name: string, now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  return `${name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '_')}_${day}`
}
