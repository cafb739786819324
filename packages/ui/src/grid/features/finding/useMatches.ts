import { useEffect, useState } from 'react'
import type { GridController } from '../../kernel/gridController'
import { useSignal } from '../../view/useSignal'
import { holds } from '../selection/ranges'
import type { CellAt, CellRange } from '../../kernel/selection'
import { findCells } from './findCells'
import type { Match } from './findCells'
import type { FindOptions } from './matcher'
import { spansOf } from '../spans/gridSpans'

/** Searching begins so long after the last key (spec 2 §9). */
const DEBOUNCE = 300

/** What is looked for, and where. */
export interface Search extends FindOptions {
  text: string
  /** Only in this column. */
  key: string | undefined
  /** Only in these cells. */
  ranges: readonly CellRange[] | undefined
}

/** The matches of a search, searched anew after keys and changes; undefined while it is being searched for. */
export function useMatches(grid: GridController, search: Search): readonly Match[] | undefined {
  const [matches, setMatches] = useState<readonly Match[]>()
  const [version, setVersion] = useState(0)
  const structure = useSignal(grid.engine.structure)
  useEffect(() => grid.engine.transactions.on(() => setVersion((now) => now + 1)), [grid])
  const { text, key, ranges, matchCase, whole } = search
  useEffect(() => {
    const end = new AbortController()
    const timer = setTimeout(() => {
      void findIn(grid, { text, key, ranges, matchCase, whole }, { signal: end.signal }).then(
        (found) => found && setMatches(found),
      )
    }, DEBOUNCE)
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [grid, text, key, ranges, matchCase, whole, version, structure])
  return matches
}

/** Searches the rows that are shown. @param most matches at most. @default `MAX_MATCHES` */
export function findIn(
  grid: GridController,
  { text, key, ranges, matchCase, whole }: { [K in keyof Search]: Search[K] | undefined } & { text: string },
  { signal, most }: { signal?: AbortSignal; most?: number } = {},
): Promise<Match[] | undefined> {
  const { view, store } = grid.engine
  const { columns: laid, byKey } = grid.layout.get()
  const columns = laid
    .filter(({ column, index }) => {
      if (column.cell.marker || (key !== undefined && column.key !== key)) return false
      return !ranges || ranges.some(({ left, right }) => index >= left && index <= right)
    })
    .map(({ column }) => column)
  const spans = spansOf(grid).get()
  const outside = (row: number, at: string) => {
    const column = byKey.get(at)?.index ?? -1
    return spans?.covers(row, column) || (ranges && !ranges.some((range) => holds(range, { row, column })))
  }
  const shown = {
    count: view.count,
    at: (index: number) => store.at(view.positionAt(index)),
    idOf: (row: Record<string, unknown>) => store.idOf(row),
    ...((spans || ranges) && { covers: (index: number, at: string) => outside(index, at) === true }),
  }
  return findCells(shown, columns, text, signal, {
    ...(matchCase && { matchCase }),
    ...(whole && { whole }),
    ...(most !== undefined && { most }),
  })
}

/** Whether two places are the same. */
export function isMatchAt(at: CellAt, now: CellAt | undefined): boolean {
  return at.row === now?.row && at.column === now.column
}
