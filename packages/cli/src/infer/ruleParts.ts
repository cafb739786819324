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
