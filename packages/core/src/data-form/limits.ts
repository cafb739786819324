import type { DataFinding } from './finding'
import { pathText } from './finding'

/** Deepest nesting of a definition as data. */
export const MAX_DATA_DEPTH = 40
/** Most values, over all levels. */
export const MAX_VALUES = 30_000
/** Longest text of one value, in characters. */
const MAX_VALUE_LENGTH = 4_000

/** Names that every object has, or that change what an object is. */
const isForbidden = (key: string) => key in {} || key === 'prototype'

/**
 * What makes a value unfit to be looked at any closer: names of prototypes, and more or deeper values than a definition
 * has. Nothing of its shape is taken for granted; it is looked through without recursion.
 */
export function unfit(value: unknown): DataFinding[] {
  const findings: DataFinding[] = []
  const waiting: { value: unknown; path: (string | number)[] }[] = [{ value, path: [] }]
  let count = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: at, path } = next
    count += 1
    if (count > MAX_VALUES)
      return [
        ...findings,
        {
          path: '',
          zh: `内容过多：最多${MAX_VALUES}个值`,
          en: `is too large: it may have ${MAX_VALUES} values`,
        },
      ]
    if (typeof at === 'string' && at.length > MAX_VALUE_LENGTH)
      findings.push({
        path: pathText(path),
        zh: `文字过长：最多${MAX_VALUE_LENGTH}个字符`,
        en: `is too long: ${MAX_VALUE_LENGTH} characters at most`,
      })
    if (typeof at !== 'object' || at === null) continue
    if (path.length >= MAX_DATA_DEPTH) {
      findings.push({
        path: pathText(path),
        zh: `嵌套过深：最多${MAX_DATA_DEPTH}层`,
        en: `is nested too deeply: ${MAX_DATA_DEPTH} levels at most`,
      })
      continue
    }
    if (Array.isArray(at)) at.forEach((each, place) => waiting.push({ value: each, path: [...path, place] }))
    else
      for (const key of Object.keys(at)) {
        if (isForbidden(key))
          findings.push({
            path: pathText([...path, key]),
            zh: '不能使用此名称',
            en: 'is a name that cannot be used',
          })
        else waiting.push({ value: (at as Record<string, unknown>)[key], path: [...path, key] })
      }
  }
  return findings
}
