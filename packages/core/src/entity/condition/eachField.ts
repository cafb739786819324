import { HEADER } from './holds'
import type { Condition } from './types'

/** Takes a field that a condition names, and the lines it belongs to. */
export type Asked = (name: string, line: string | undefined) => void

/** Tells of every field that a condition names; functions are not looked into. */
export function eachField(
  condition: Condition | ((...given: never[]) => unknown) | undefined,
  line: string | undefined,
  asked: Asked,
): void {
  if (condition === undefined || typeof condition === 'function') return
  if ('all' in condition) return condition.all.forEach((each) => eachField(each, line, asked))
  if ('any' in condition) return condition.any.forEach((each) => eachField(each, line, asked))
  if ('not' in condition) return eachField(condition.not, line, asked)
  if ('lines' in condition) {
    for (const each of [condition.some, condition.every, condition.none])
      eachField(each, condition.lines, asked)
    return
  }
  for (const name of [condition.field, condition.other ?? condition.field])
    if (name.startsWith(HEADER)) asked(name.slice(HEADER.length), undefined)
    else asked(name, line)
}
