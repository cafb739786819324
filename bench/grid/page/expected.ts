import type { Change } from './peer'
import type { BenchColumn, CellValue } from './table'
import { scattered } from './table'

/** What must be in each cell, known without asking the grid: the generator of the data plus the changes made since. */
export class Expected {
  /** Positions as shown → positions as given; `undefined` while neither sorted nor filtered. */
  order: Int32Array | undefined
  private readonly changes = new Map<string, CellValue>()
  private readonly indexes: Map<string, number>

  constructor(
    private readonly columns: BenchColumn[],
    private readonly rowCount: number,
  ) {
    this.indexes = new Map(columns.map((column, index) => [column.key, index]))
  }

  value(shown: number, key: string): CellValue {
    return this.original(this.order ? this.order[shown]! : shown, key)
  }

  change(changes: Change[]): void {
    for (const { row, key, value } of changes) this.changes.set(`${row} ${key}`, value)
  }

  sortBy(key: string): void {
    const order = Int32Array.from({ length: this.rowCount }, (_, row) => row)
    this.order = order.sort((a, b) => Number(this.original(a, key)) - Number(this.original(b, key)))
  }

  /** Number of rows that remain. */
  filterBy(key: string, contains: string): number {
    const all = Int32Array.from({ length: this.rowCount }, (_, row) => row)
    this.order = all.filter((row) => String(this.original(row, key)).includes(contains))
    return this.order.length
  }

  private original(row: number, key: string): CellValue {
    const changed = this.changes.get(`${row} ${key}`)
    if (changed !== undefined) return changed
    const index = this.indexes.get(key)!
    return this.columns[index]!.kind === 'number' ? scattered(row, index) : `${row}-${index} 货物`
  }
}
