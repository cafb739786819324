import { useCallback, useMemo, useState } from 'react'
import type { SourceRow } from '../foundation/dataSource'

/** The chosen rows of a list. They stay chosen when another page is shown. */
export interface Selection {
  /** Ids, in the order of choosing. */
  keys: string[]
  rows: SourceRow[]
  set(rows: readonly SourceRow[]): void
  /** Gives up some of them, e.g. deleted ones. */
  drop(ids: readonly string[]): void
  clear(): void
}

/** Holds chosen rows by id. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, SourceRow>>(new Map())
  const set = useCallback(
    (rows: readonly SourceRow[]) => setChosen(new Map(rows.map((row) => [row.id, row]))),
    [],
  )
  const drop = useCallback((ids: readonly string[]) => {
    const gone = new Set(ids)
    setChosen((last) => new Map([...last].filter(([id]) => !gone.has(id))))
  }, [])
  const clear = useCallback(() => setChosen(new Map()), [])
  return useMemo(
    () => ({ keys: [...chosen.keys()], rows: [...chosen.values()], set, drop, clear }),
    [chosen, set, drop, clear],
  )
}
