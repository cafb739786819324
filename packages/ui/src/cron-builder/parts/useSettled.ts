import { useEffect, useState } from 'react'

/** A value that has not changed for so many milliseconds; at first, the value itself. */
export function useSettled<Value>(value: Value, delayMs: number): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
