/** The word as a LIKE pattern part: `%`, `_` and the escape itself stand for themselves. */
export function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}

/** LIKE pattern for "contains the word". */
export const containing = (word: string) => `%${escapeLike(word)}%`
