/** A column that a heading may stand for. */
export interface Titled {
  key: string
  title: string
}

/** For each column of a clipboard the column of the grid it goes into; undefined: it is left out. */
export type TitleMapping = readonly (string | undefined)[]

/** Titles as people write them: with the star of what is required, in any case, with any blanks. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/^[\s*]+|[\s*:]+$/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()

/**
 * Which columns the first row of a clipboard names. Undefined when it is no row of titles: fewer than two of its texts,
 * or fewer than half of them, are titles, or nothing stands below it.
 */
export function matchTitles(
  cells: readonly (readonly string[])[],
  columns: readonly Titled[],
): TitleMapping | undefined {
  const [first, ...rest] = cells
  if (!first || !rest.some((row) => row.some((text) => text !== ''))) return undefined
  const byTitle = new Map(columns.map(({ key, title }) => [plain(title), key]))
  const taken = new Set<string>()
  const mapping = first.map((text) => {
    const key = text === '' ? undefined : byTitle.get(plain(text))
    if (key === undefined || taken.has(key)) return undefined
    taken.add(key)
    return key
  })
  const headed = first.filter((text) => text !== '').length
  return taken.size >= 2 && taken.size * 2 >= headed ? mapping : undefined
}

/** The rows below the titles, laid out as the columns stand; blank where nothing goes. */
export function arrangeByTitles(
  cells: readonly (readonly string[])[],
  mapping: TitleMapping,
  keys: readonly string[],
): string[][] {
  const from = keys.map((key) => mapping.indexOf(key))
  return cells.slice(1).map((row) => from.map((at) => (at < 0 ? '' : (row[at] ?? ''))))
}
