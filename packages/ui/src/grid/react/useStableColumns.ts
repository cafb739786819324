import { useState } from 'react'
import type { GridColumn } from '../api/column'

/** Whether two values are the same data; functions and class instances only when they are the same object. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b) || !isPlain(a) || !isPlain(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => Object.hasOwn(b, key) && sameData(a[key as never], b[key as never]))
}

function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** The columns, the same list as before when they say the same: a page may write them inline. */
export function useStableColumns(columns: readonly GridColumn[]): readonly GridColumn[] {
  return useStableData(columns)
}

/** A value, the same one as before when it says the same. */
export function useStableData<Data>(value: Data): Data {
  const [stable, setStable] = useState(value)
  if (stable === value || sameData(stable, value)) return stable
  setStable(value)
  return value
}
