import type { Row } from '@lading/core/rules'
import type { Alteration } from '../../api/cell'
import type { ChangeReason } from '../../api/change'
import { unknownWords } from '../../cells/lookup/lookupCell'
import type { CompiledColumn } from '../../api/cell'
import type { EntryChange } from '../../engine/entryStore'
import type { CellChange } from '../../engine/transaction'
import type { GridController } from '../../kernel/gridController'
import { spreadChanges } from '../spans/spreadChanges'
import { alteredCell, markAltered } from './alteredCells'
import type { AlteredCell } from './alteredCells'
import { keptTexts, refusedCell } from './refusedCells'
import type { RefusedCell } from './refusedCells'

/** What goes into a cell: a text, read as if it were typed, or a value of its column. */
export type CellWrite = { rowId: string; key: string } & (
  | { text: string }
  | {
      value: unknown
      /** Fields that go with the value. */
      fills?: Row | undefined
      /** The text the value was made of, where the value says less. */
      altered?: { text: string; how: Alteration } | undefined
    }
)

/** Why nobody could say what the names of a column stand for. */
export type NameFailures = ReadonlyMap<CompiledColumn, string>

/** What writing cells came to. Whoever writes tells it (`tellWritten`): nothing is changed or refused in silence. */
export interface WriteReport {
  /** Cells that hold what they were to. */
  written: number
  /** Cells that cannot be edited. */
  locked: number
  refused: RefusedCell[]
  /** Cells that took less than their texts said. */
  altered: AlteredCell[]
}

/** How cells are written. */
export interface WriteOptions {
  /** @default none: every name is known, or nobody knows it */
  failures?: NameFailures
  /** What a refused text does: it stays in its cell to be put right, or the cell keeps what it holds. @default 'stays' */
  refused?: 'stays' | 'goes'
}

/** Names in the texts that nobody has looked up yet, by column. */
export function unknownIn(
  { engine }: GridController,
  writes: readonly CellWrite[],
): Map<CompiledColumn, Set<string>> {
  const unknown = new Map<CompiledColumn, Set<string>>()
  for (const write of writes) {
    if (!('text' in write)) continue
    const column = engine.column(write.key)
    const row = column?.lookup?.find ? engine.store.byId(write.rowId) : undefined
    if (!column || !row) continue
    const words = unknown.get(column) ?? new Set<string>()
    for (const word of unknownWords(write.text, column, row)) words.add(word)
    if (words.size > 0) unknown.set(column, words)
  }
  return unknown
}

/**
 * Writes cells as one undo step. A text that is no value of its column stays in its cell with the reason, as when it is
 * typed; what was rounded or shortened is marked. Rows that are gone are passed over.
 */
export function writeCells(
  grid: GridController,
  writes: readonly CellWrite[],
  reason: ChangeReason,
  { failures, refused: ofRefused = 'stays' }: WriteOptions = {},
): WriteReport {
  const { engine } = grid
  const report: WriteReport = { written: 0, locked: 0, refused: [], altered: [] }
  const changes: CellChange[] = []
  const texts: EntryChange[] = []
  const altered: { position: number; column: CompiledColumn; text: string; altered: Alteration }[] = []
  for (const write of writes) {
    const { rowId, key } = write
    const position = engine.store.positionOf(rowId)
    const column = engine.column(key)
    const row = engine.store.at(position)
    if (!column || !row) continue
    if (!grid.canEdit({ column, row })) {
      // What is computed follows by itself; nobody misses it.
      if (!column.def.derive) report.locked++
      continue
    }
    const read = readWrite(write, column, row, failures)
    if (!read.ok) {
      report.refused.push(refusedCell(grid, { row: 0, column, ...read }, row, position))
      continue
    }
    report.written++
    if (read.altered) altered.push({ position, column, text: read.text, altered: read.altered })
    for (const [field, value] of Object.entries({ ...read.fills, [key]: read.value }))
      changes.push({ position, key: field, value })
    const before = engine.entries.at(rowId, key)
    if (before) texts.push({ rowId, key, before, after: undefined })
  }
  const kept = ofRefused === 'stays' ? keptTexts(grid, report.refused) : []
  engine.transact(reason, engine.planUpdate(spreadChanges(grid, changes)), [...texts, ...kept])
  report.altered = altered.map((each) =>
    alteredCell(grid, each, engine.store.at(each.position)!, each.position),
  )
  markAltered(grid, report.altered)
  return report
}

function readWrite(write: CellWrite, column: CompiledColumn, row: Row, failures: NameFailures | undefined) {
  if ('value' in write) {
    const { value, fills, altered } = write
    return { ok: true, value, fills, text: altered?.text ?? '', altered: altered?.how } as const
  }
  const { text } = write
  const failure = failures?.get(column)
  if (failure !== undefined && unknownWords(text, column, row).size > 0)
    return { ok: false, text, reason: 'notFound', failure } as const
  return { ...column.cell.parse(text, column, row), text }
}
