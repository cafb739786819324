import { startTransition, useEffect, useState } from 'react'

/**
 * A value a frame later than it is given, so that what is made of it does not hold up the page that changes with it; the
 * first one at once.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    if (value === shown) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(() => value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value, shown])
  return shown
}
