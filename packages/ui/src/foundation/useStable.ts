import { useRef } from 'react'

/** Whether two values of plain data say the same; functions and class instances count by identity. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => sameData(item, b[index]))
  }
  if (!isPlain(a) || !isPlain(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && sameData(a[key], b[key]))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/**
 * The value of the render before as long as it says the same. Pages write lists of columns where they use them:
 * a new list in every render must not look like new columns.
 */
export function useStable<Value>(value: Value): Value {
  const kept = useRef(value)
  if (!sameData(kept.current, value)) kept.current = value
  return kept.current
}

/** The object of the render before as long as each of its members is the same: what is drawn from it is not drawn again. */
export function useStableMembers<Value extends object>(value: Value): Value {
  const kept = useRef(value)
  const before = Object.entries(kept.current)
  const now = value as Record<string, unknown>
  if (
    before.length !== Object.keys(now).length ||
    before.some(([key, member]) => !Object.is(member, now[key]))
  )
    kept.current = value
  return kept.current
}
