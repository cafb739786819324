import type { Candidate } from './types'

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

/** The word a name is about: before `of`, `for`, `from`, `in` where such a word stands in it, else the last one. */
export function headOf({ words }: Candidate): string {
  const at = words.findIndex(
    (word, index) => index > 0 && ['of', 'for', 'from', 'in', 'per', 'excl', 'incl'].includes(word),
  )
  return (at > 0 ? words[at - 1] : words.at(-1)) ?? ''
}
