import { trailingUntouched } from '../../engine/untouchedRows'
import type { GridController } from '../../kernel/gridController'
import type { CellRange } from '../../kernel/selection'
import { arrangeByTitles, matchTitles } from './matchTitles'
import type { TitleMapping } from './matchTitles'
import { titlesOf } from './titlesState'
import type { TitlesAnswer } from './titlesState'

/** Cells to be pasted into certain columns of a range; the others stay as they are. */
export interface TitledPaste {
  cells: string[][]
  range: CellRange
  /** Keys of the columns that are written. */
  only: ReadonlySet<string>
}

/** The columns that the first row of a clipboard names; undefined where it names none, or nothing can be pasted. */
export function titlesIn(
  grid: GridController,
  cells: readonly (readonly string[])[],
): TitleMapping | undefined {
  if (grid.readOnly || cells.length < 2) return undefined
  const { columns, firstData } = grid.layout.get()
  const titled = columns.slice(firstData).flatMap(({ column }) => (column.cell.marker ? [] : [column]))
  return matchTitles(cells, titled)
}

/** Asks how cells are to be pasted whose first row fits the titles; undefined when the person gives it up. */
export async function askTitles(
  grid: GridController,
  cells: readonly (readonly string[])[],
  mapping: TitleMapping,
): Promise<TitledPaste | 'asIs' | undefined> {
  const appends = grid.rowsAddable
  const answer = await new Promise<TitlesAnswer>((resolve) =>
    titlesOf(grid).set({ cells, mapping, appends, answer: resolve }),
  )
  titlesOf(grid).set(undefined)
  grid.focusInput()
  if (answer === undefined || answer === 'asIs') return answer
  const { columns, firstData } = grid.layout.get()
  const data = columns.slice(firstData)
  const keys = data.map(({ column }) => column.key)
  const rows = arrangeByTitles(cells, answer, keys)
  // Lines that nobody touched are filled before others are added; they are the last ones unless rows are sorted.
  const sorted =
    data.length > 0 && grid.engine.view.indexOf(grid.engine.store.count - 1) !== grid.rowCount - 1
  const free = sorted ? 0 : trailingUntouched(grid.engine).length
  const top = appends ? grid.rowCount - free : (grid.active()?.at.row ?? 0)
  return {
    cells: rows,
    range: { top, bottom: top + rows.length - 1, left: firstData, right: columns.length - 1 },
    only: new Set(answer.filter((key) => key !== undefined)),
  }
}
