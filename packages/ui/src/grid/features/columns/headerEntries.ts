import type { ReactNode } from 'react'
import type { GridController } from '../../kernel/gridController'
import type { LaidColumn } from '../../kernel/gridLayout'

/** An entry that a feature adds to the menu of a column. */
export interface HeaderEntry {
  key: string
  label: ReactNode
  run: () => void
}

/** The entries of a feature for a column; none where it has nothing to offer. */
export type HeaderEntries = (grid: GridController, laid: LaidColumn) => readonly HeaderEntry[]

const known = new Set<HeaderEntries>()

/** Adds entries to the menus of all columns. */
export function addHeaderEntries(entries: HeaderEntries): void {
  known.add(entries)
}

/** What features offer for a column, in the order they were added in. */
export function headerEntries(grid: GridController, laid: LaidColumn): readonly HeaderEntry[] {
  return [...known].flatMap((entries) => entries(grid, laid))
}
