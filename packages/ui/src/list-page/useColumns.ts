import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { readLocal, writeLocal } from '../foundation/storage/localSettings'
import { inOrder, movedKey } from '../grid/features/columns/columnChoices'
import { NO_LIST_CHOICES, fitWidth, readListChoices } from './logic/listChoices'
import type { Density, ListChoices } from './logic/listChoices'

/** A column as the column settings list it. */
export interface ColumnChoice {
  key: string
  title: string
}

/** What the user changed about the table's looks. */
export interface ColumnSettings {
  /** In the order shown, as the table has told them last. What lists them reads them when it is opened. */
  readonly all: readonly ColumnChoice[]
  hidden: ReadonlySet<string>
  /** Keys in the chosen order; the others stand where they are defined. */
  order: readonly string[]
  /** Chosen widths in pixels, by key. */
  widths: Readonly<Record<string, number>>
  density: Density
  /** Tells the settings which columns the table has; called by the table. */
  register(columns: readonly ColumnChoice[]): void
  setHidden(keys: readonly string[]): void
  /** Moves a column one place to the start or the end. */
  move(key: string, by: 1 | -1): void
  setWidth(key: string, width: number): void
  setDensity(density: Density): void
  /** All that was chosen, and its replacement, e.g. by a saved view. */
  choices: ListChoices
  use(choices: ListChoices): void
  /** Everything as it is defined again. */
  reset(): void
}

/**
 * Holds which columns are hidden, in what order and how wide they stand, and how dense the rows are.
 *
 * @param storageKey where the choices are kept in this browser; null: nowhere
 */
export function useColumns(storageKey: string | null): ColumnSettings {
  // No state: a table that tells its columns would have the whole page drawn a second time.
  const registered = useRef<readonly ColumnChoice[]>([])
  const [choices, setChoices] = useState(() =>
    storageKey === null ? NO_LIST_CHOICES : readListChoices(readLocal(storageKey)),
  )
  const kept = useRef(choices)
  useEffect(() => {
    if (storageKey === null || kept.current === choices) return
    kept.current = choices
    writeLocal(storageKey, choices === NO_LIST_CHOICES ? null : JSON.stringify(choices))
  }, [storageKey, choices])
  const register = useCallback((columns: readonly ColumnChoice[]) => {
    registered.current = columns
  }, [])
  return useMemo(() => {
    const all = () => inOrder(registered.current, choices.order)
    const change = (next: (now: ListChoices) => ListChoices) => setChoices(next)
    return {
      get all() {
        return all()
      },
      hidden: new Set(choices.hidden),
      order: choices.order,
      widths: choices.widths,
      density: choices.density,
      register,
      setHidden: (keys) => change((now) => ({ ...now, hidden: [...keys] })),
      move: (key, by) =>
        change((now) => ({
          ...now,
          order: movedKey(
            all().map((column) => column.key),
            key,
            by,
          ),
        })),
      setWidth: (key, width) =>
        change((now) => ({ ...now, widths: { ...now.widths, [key]: fitWidth(width) } })),
      setDensity: (density) => change((now) => ({ ...now, density })),
      choices,
      use: (next) => change(() => next),
      reset: () => change(() => NO_LIST_CHOICES),
    }
  }, [choices, register])
}
