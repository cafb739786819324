import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { EMPTY_LINE, EMPTY_QUERY, mayAdd } from '../logic/query'
import type { SuperQueryLine, SuperQueryValue } from '../logic/query'

/** The query that is being built. */
export interface QueryDraft {
  query: SuperQueryValue
  /** Goes around the lines: the focus is moved within it. */
  container: RefObject<HTMLDivElement | null>
  set(query: SuperQueryValue): void
  setLine(at: number, line: SuperQueryLine): void
  /** Adds a line and moves the focus to it. */
  add(): void
  /** Removes a line and moves the focus to the one that takes its place; one line always stays. */
  removeAt(at: number): void
}

/** @param first the query in force. @default one line without a field */
export function useQueryDraft(first: SuperQueryValue | undefined): QueryDraft {
  const [query, set] = useState(first && first.lines.length > 0 ? first : EMPTY_QUERY)
  const container = useRef<HTMLDivElement>(null)
  const focus = useRef<number>(undefined)
  const { lines } = query
  useEffect(() => {
    if (focus.current === undefined) return
    const line = container.current?.querySelector<HTMLElement>(`[data-line="${focus.current}"]`)
    line?.querySelector<HTMLElement>('input')?.focus()
    focus.current = undefined
  }, [lines])
  return {
    query,
    container,
    set,
    setLine: (at, line) => set({ ...query, lines: lines.with(at, line) }),
    add: () => {
      if (!mayAdd(lines)) return
      focus.current = lines.length
      set({ ...query, lines: [...lines, EMPTY_LINE] })
    },
    removeAt: (at) => {
      const rest = lines.filter((_, index) => index !== at)
      const left = rest.length > 0 ? rest : [EMPTY_LINE]
      focus.current = Math.min(at, left.length - 1)
      set({ ...query, lines: left })
    },
  }
}
