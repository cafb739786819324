import { useCallback, useMemo, useState } from 'react'

/** How close the rows stand. */
export type Density = 'small' | 'middle' | 'large'

/** A column as the column settings list it. */
export interface ColumnChoice {
  key: string
  title: string
}

/** What the user changed about the table's looks. */
export interface ColumnSettings {
  all: readonly ColumnChoice[]
  hidden: ReadonlySet<string>
  density: Density
  /** Tells the settings which columns the table has; called by the table. */
  register(columns: readonly ColumnChoice[]): void
  setHidden(keys: readonly string[]): void
  setDensity(density: Density): void
}

/** Holds which columns are hidden and how dense the rows are. */
export function useColumns(): ColumnSettings {
  const [all, setAll] = useState<readonly ColumnChoice[]>([])
  const [hidden, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [density, setDensity] = useState<Density>('small')
  const register = useCallback(
    (columns: readonly ColumnChoice[]) =>
      setAll((last) => (JSON.stringify(last) === JSON.stringify(columns) ? last : columns)),
    [],
  )
  const setHidden = useCallback((keys: readonly string[]) => setKeys(new Set(keys)), [])
  return useMemo(
    () => ({ all, hidden, density, register, setHidden, setDensity }),
    [all, hidden, density, register, setHidden],
  )
}
