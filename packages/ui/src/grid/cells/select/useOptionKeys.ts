import { useEffect, useState } from 'react'
import type { CellPanelProps } from '../../api/cell'
import type { GridOption } from '../../api/option'

/**
 * The keys of an option list: arrows mark, Enter and Tab take what is marked (the grid then moves on). Answers the
 * index of the marked option.
 */
export function useOptionKeys<Option extends GridOption>(
  props: Pick<CellPanelProps, 'draft' | 'typed' | 'id' | 'keys' | 'onActive'>,
  options: readonly Option[],
  first: number,
  take: (option: Option) => void,
  /** What is typed is a value of its own: an option is taken only when it was marked. */
  free = false,
): number {
  const { draft, typed, id, keys, onActive } = props
  const [moved, setMoved] = useState<{ draft: string; at: number }>()
  const still = moved !== undefined && moved.draft === draft
  const here = still ? Math.min(moved.at, options.length - 1) : typed ? 0 : first
  const activeId = options[here] ? `${id}-${here}` : undefined
  useEffect(() => {
    onActive(activeId)
    document.getElementById(activeId ?? '')?.scrollIntoView({ block: 'nearest' })
    // The callback is made anew at every render; what counts is the option.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [activeId])
  useEffect(() => {
    const step = (by: number) => {
      let at = here
      for (let tries = 0; tries < options.length; tries++) {
        at = (at + by + options.length) % options.length
        if (!options[at]!.disabled) break
      }
      setMoved({ draft, at })
    }
    keys.current = ({ key, altKey }) => {
      const option = options[here]
      if (altKey || options.length === 0) return false
      if (key === 'ArrowDown') step(1)
      else if (key === 'ArrowUp') step(here < 0 ? 0 : -1)
      else if (
        (key === 'Enter' || key === 'Tab') &&
        option &&
        (still || (!free && typed && draft.trim() !== ''))
      ) {
        if (option.disabled) return true
        take(option)
        return false
      } else return false
      return true
    }
    return () => {
      keys.current = null
    }
  })
  return here
}
