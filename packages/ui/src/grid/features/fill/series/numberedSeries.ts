import { around } from './series'
import type { Series } from './series'

/** A text with a number in it that counts: `A-001`, `Item 9`, `第3批`, `12 boxes`. */
export interface NumberedText {
  before: string
  digits: string
  after: string
}

/** The number at the end counts, else the last one before signs that are no letters of ours, else the one in front. */
const SHAPES = [
  /^(?<before>.*?)(?<digits>\d+)(?<after>)$/su,
  /^(?<before>.*?)(?<digits>\d+)(?<after>[^\dA-Za-z]+)$/su,
  /^(?<before>)(?<digits>\d+)(?<after>\D.*)$/su,
]

/** Reads a numbered text; undefined when it has no number that counts. */
export function readNumbered(text: string): NumberedText | undefined {
  for (const shape of SHAPES) {
    const found = shape.exec(text)?.groups
    if (found) return { before: found['before']!, digits: found['digits']!, after: found['after']! }
  }
  return undefined
}

/** Numbers that go round: quarters and months. */
const ROUNDS: readonly { before: RegExp; after: RegExp; size: number }[] = [
  { before: /^(?:q|qtr|quarter)\s*$/i, after: /^$/, size: 4 },
  { before: /^第?$/, after: /^季度?$/, size: 4 },
  { before: /^$/, after: /^月$/, size: 12 },
]

/**
 * Texts that differ in their numbers only go on in their steps, one alone by one. Leading zeros keep the width; below
 * zero there is none, so that it is counted up again. Undefined when they are not evenly apart.
 */
export function numberedSeries(texts: readonly NumberedText[], back: boolean): Series | undefined {
  const numbers = texts.map(({ digits }) => BigInt(digits))
  const step = numbers.length === 1 ? (back ? -1n : 1n) : numbers[1]! - numbers[0]!
  if (numbers.some((number, n) => n > 0 && number - numbers[n - 1]! !== step)) return undefined
  const { before, after } = texts[0]!
  const last = numbers.at(-1)!
  const width = texts.some(({ digits }) => digits.length > 1 && digits.startsWith('0'))
    ? Math.max(...texts.map(({ digits }) => digits.length))
    : 0
  const round = ROUNDS.find(
    (each) =>
      each.before.test(before) &&
      each.after.test(after) &&
      numbers.every((number) => number >= 1n && number <= BigInt(each.size)),
  )
  return (n) => {
    const number = last + step * BigInt(n)
    const shown = round ? BigInt(around(Number(number) - 1, round.size) + 1) : number < 0n ? -number : number
    return before + String(shown).padStart(width, '0') + after
  }
}
