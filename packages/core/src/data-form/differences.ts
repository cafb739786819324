import { pathText } from './finding'

/** One place in which two definitions as data differ. */
export interface DataDifference {
  /** e.g. `fields.quantity.maxLength`. */
  path: string
  /** What stood there; missing: nothing. */
  was?: unknown
  /** What stands there; missing: nothing. */
  is?: unknown
}

/** Most differences that are told. */
const LIMIT = 500

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Where two definitions as data differ, in the order of the second; what is added or removed is one difference, whatever
 * it holds, and so is a list. At most 500.
 */
export function dataDifferences(before: unknown, after: unknown): DataDifference[] {
  const found: DataDifference[] = []
  const compare = (was: unknown, is: unknown, path: readonly string[]): void => {
    if (found.length >= LIMIT) return
    if (isObject(was) && isObject(is)) {
      for (const key of new Set([...Object.keys(is), ...Object.keys(was)])) {
        const own = (value: Record<string, unknown>) => (Object.hasOwn(value, key) ? value[key] : undefined)
        compare(own(was), own(is), [...path, key])
      }
      return
    }
    if (JSON.stringify(was) === JSON.stringify(is)) return
    found.push({
      path: pathText(path),
      ...(was === undefined ? {} : { was }),
      ...(is === undefined ? {} : { is }),
    })
  }
  compare(before, after, [])
  return found
}
