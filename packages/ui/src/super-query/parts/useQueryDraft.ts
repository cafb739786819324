import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { EMPTY_LINE, EMPTY_QUERY, mayAdd } from '../logic/query'
import type { SuperQueryEntry, SuperQueryValue } from '../logic/query'
import { added, dissolved, grouped, moved, removed, replaced } from '../logic/queryTree'
import type { Changed, Path } from '../logic/queryTree'

/** The query that is being built. */
export interface QueryDraft {
  query: SuperQueryValue
  /** Goes around the entries: the focus is moved within it. */
  container: RefObject<HTMLDivElement | null>
  /** Where the entry that was moved last stands now. */
  movedTo?: Path
  set(query: SuperQueryValue): void
  setEntry(path: Path, entry: SuperQueryEntry): void
  /** Adds a condition, or a group with one, at the end of a group and moves the focus to it. */
  add(group: Path, what: 'line' | 'group'): void
  /** Removes an entry and moves the focus to the one that takes its place; one condition always stays. */
  removeAt(path: Path): void
  /** Moves an entry one place, where there is one to go to; the focus goes with it. */
  move(path: Path, by: 1 | -1): void
  /** Puts an entry into a group of its own. */
  group(path: Path): void
  /** Puts the entries of a group in its place. */
  dissolve(path: Path): void
}

/** Where the focus goes once a change is drawn: to an entry, and there to the control that had it before. */
interface Focus {
  path: Path
  /** Position among the controls; -1: the button of the entry's menu, from which the change was asked for. */
  control: number
}

/** @param first the query in force. @default one line without a field */
export function useQueryDraft(first: SuperQueryValue | undefined): QueryDraft {
  const [query, set] = useState(first && first.lines.length > 0 ? first : EMPTY_QUERY)
  const [movedTo, setMovedTo] = useState<Path>()
  const container = useRef<HTMLDivElement>(null)
  // The dialog opens at its first condition.
  const focus = useRef<Focus | undefined>({ path: [0], control: 0 })
  const controls = (path: Path): HTMLElement[] => [
    ...(container.current
      ?.querySelector(`[data-entry="${path.join('.')}"]`)
      ?.querySelectorAll<HTMLElement>('input, button') ?? []),
  ]
  useEffect(() => {
    if (!focus.current) return
    const { path, control } = focus.current
    focus.current = undefined
    const found = controls(path)
    ;(found[control] ?? found.find((each) => each.matches('[data-menu]')) ?? found[0])?.focus()
  }, [query])
  const apply = (next: Changed | undefined, control = 0) => {
    if (!next) return
    focus.current = { path: next.path, control }
    set(next.query)
  }
  return {
    query,
    container,
    ...(movedTo && { movedTo }),
    set,
    setEntry: (path, entry) => set(replaced(query, path, entry)),
    add: (group, what) => {
      if (!mayAdd(query.lines)) return
      apply(added(query, group, what === 'line' ? EMPTY_LINE : { matchType: 'and', lines: [EMPTY_LINE] }))
    },
    removeAt: (path) => apply(removed(query, path)),
    move: (path, by) => {
      const next = moved(query, path, by)
      if (next) setMovedTo(next.path)
      apply(next, controls(path).indexOf(document.activeElement as HTMLElement))
    },
    group: (path) => apply(grouped(query, path)),
    dissolve: (path) => apply(dissolved(query, path)),
  }
}
