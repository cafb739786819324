/** How a text is looked for. */
export interface FindOptions {
  /** Capitals and small letters differ. @default false */
  matchCase?: boolean
  /** All of the cell's text, not a part of it. @default false */
  whole?: boolean
}

/** Says whether a cell's text has the wanted one; undefined when nothing is wanted. */
export function matcherOf(
  wanted: string,
  { matchCase = false, whole = false }: FindOptions,
): ((text: string) => boolean) | undefined {
  const plain = wanted.trim()
  if (plain === '') return undefined
  // Most texts of a sheet have no capitals to be equal to small letters: those need no copy of each cell's.
  const cased = !matchCase && plain.toLowerCase() !== plain.toUpperCase()
  const sought = cased ? plain.toLowerCase() : plain
  return (text) => {
    const read = cased ? text.toLowerCase() : text
    return whole ? read.trim() === sought : read.includes(sought)
  }
}

/** The text with every occurrence of the wanted one replaced, letter for letter; of a whole match all of it. */
export function replacedText(
  text: string,
  wanted: string,
  replacement: string,
  { matchCase = false, whole = false }: FindOptions,
): string {
  const plain = wanted.trim()
  if (plain === '') return text
  if (whole) return matcherOf(plain, { matchCase, whole })!(text) ? replacement : text
  const literal = new RegExp(plain.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'), matchCase ? 'gu' : 'giu')
  return text.replace(literal, () => replacement)
}
