import { useEffect, useLayoutEffect, useRef } from 'react'
import type { FormLines } from './useFormLines'

/**
 * Tells a form that grids of its lines are drawn in turn: a save, and a draft that is put back, wait for them. Otherwise
 * they would pass over lines that are not on the screen yet.
 *
 * @param coming whether some are not drawn yet
 */
export function useExpectedLines({ expectGrids }: FormLines, coming: boolean): void {
  const drawn = useRef<() => void>(undefined)
  const end = () => {
    drawn.current?.()
    drawn.current = undefined
  }
  // From the first moment that the form is seen.
  useLayoutEffect(() => {
    if (coming) drawn.current ??= expectGrids()
  }, [coming, expectGrids])
  // Grids make themselves known in their effects, which have run by then.
  useEffect(() => {
    if (!coming) end()
  }, [coming])
  useEffect(() => end, [])
}
