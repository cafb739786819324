import { startTransition, useEffect, useState } from 'react'

/**
 * How many of a page's parts are drawn by now: none at first, then one more in each task. Drawn at once, large parts
 * hold the browser for longer than a person presses a key.
 *
 * @param count number of parts; what has been drawn stays
 */
export function useInTurn(count: number): number {
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + 1))
  }, [drawn, count])
  return drawn
}
