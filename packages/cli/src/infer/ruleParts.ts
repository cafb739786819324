import type { Candidate } from './types'
import { wordsOf } from './words'

/** The last word of the name. */
export function last({ words }: Candidate): string {
  return words.at(-1) ?? ''
}

/** Is the last word one of these? */
export function endsWith(candidate: Candidate, ...words: string[]): boolean {
  return words.includes(last(candidate))
}

/** Is the name one of these? */
export function named({ name }: Candidate, ...names: string[]): boolean {
  return names.includes(name)
}

/** Says that something was done: `returned`, `paid`. */
export const isParticiple = (word: string): boolean =>
  /^(paid|sent|made|held|taken|sold|given|lost|drawn|done|begun|shown|seen|bought|built|kept|left|chosen|known|written|won)$/.test(
    word,
  ) || /^[a-z]{2,}[^aeou]ed$/.test(word)

/** `charges` → `charge`; words that only look like several stay. */
export const singular = (word: string): string =>
  /[^s]s$/.test(word) && word.length > 3 ? word.replace(/ies$/, 'y').replace(/s$/, '') : word

/**
 * The word a name is about: before `of`, `for`, `from`, `in` where such a word stands in it, before what was done with it
 * (`date received`), else the last one.
 */
export function headOf({ words }: Candidate): string {
  const at = words.findIndex(
    (word, index) => index > 0 && ['of', 'for', 'from', 'in', 'per', 'excl', 'incl'].includes(word),
  )
  if (at > 0) return words[at - 1]!
  const end = words.at(-1) ?? ''
  return words.length > 1 && isParticiple(end) ? words.at(-2)! : end
}

/** Is it a number that is painted or printed on a thing, in a record that is about something else: the container of a move? */
export const isPainted = ({ words, entity }: Candidate): boolean =>
  /^(container|vehicle|trailer|truck|chassis|vessel|flight|voyage|machine|meter|seal|plate|card|passport|badge|licen[cs]e)$/.test(
    words.at(-2) ?? '',
  ) && wordsOf(entity.key).at(-1) !== words.at(-2)

/** What a label says that is answered yes or no: `是否` anywhere, as in `签证是否齐全`. */
export const ASKS = /是否|^(有无|可否)/
