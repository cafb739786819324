/** Geometry that every peer is set up with, so that all of them show the same cells. */
export const ROW_HEIGHT = 36
export const HEADER_HEIGHT = 36
export const COLUMN_WIDTH = 120
export const HOST = { width: 1200, height: 700 }

export type CellValue = string | number
/** A row as the grids receive it: `id` and one value per column key. */
export type BenchRow = { id: string } & Record<string, CellValue>

export interface BenchColumn {
  key: string
  title: string
  kind: 'text' | 'number'
}

/** What a peer is asked to show. The rows are the grid's own: it may change them. */
export interface BenchTable {
  columns: BenchColumn[]
  rows: BenchRow[]
  /** Where each row stands, for applications that must look it up: made before anything is measured. */
  positions: ReadonlyMap<string, number>
}

/** Every third column holds numbers, the others text. */
export function makeColumns(count: number): BenchColumn[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `c${index}`,
    title: `Column ${index}`,
    kind: index % 3 === 1 ? 'number' : 'text',
  }))
}

/**
 * Rows whose every cell tells which cell it is; numbers are scattered so that sorting has work to do. They are read
 * from JSON, as rows of a server are: objects written field by field are kept as dictionaries by V8, which no grid gets
 * to see outside of a benchmark.
 */
export function makeRows(count: number, columns: BenchColumn[]): BenchRow[] {
  return Array.from({ length: count }, (_, row) => {
    const made: BenchRow = { id: `r${row}` }
    columns.forEach((column, index) => {
      made[column.key] = column.kind === 'number' ? scattered(row, index) : `${row}-${index} 货物`
    })
    return JSON.parse(JSON.stringify(made)) as BenchRow
  })
}

/** A number of up to seven digits, different for neighbouring rows and columns, the same on every run. */
export function scattered(row: number, column: number): number {
  let mixed = Math.imul(row + 1, 0x9e3779b1) ^ Math.imul(column + 1, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 13)) >>> 0) % 10_000_000
}
