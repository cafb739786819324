import type { SheetCell } from './readSheet'

/** A column that rows can be read into. */
export interface TargetColumn {
  key: string
  title: string
  /** Further headings it is known under, e.g. its title in another language. */
  alsoTitled?: readonly string[]
}

/** For each column of the sheet the key it is read into; `undefined`: it is left out. */
export type ColumnMapping = readonly (string | undefined)[]

/** What two headings are compared by: case, blanks, stars and brackets do not count. */
function normal(text: unknown): string {
  return String(text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[（(【[].*?[)）】\]]/g, '')
    .replace(/[\s*＊:：_\-/]+/g, '')
}

/** The mapping of a row of headings: by title, then by further ones, then by key; no key twice. What the user chose before comes first. */
export function mapColumns(
  headings: readonly SheetCell[],
  columns: readonly TargetColumn[],
  remembered: Readonly<Record<string, string>> = {},
): ColumnMapping {
  const taken = new Set<string>()
  const known = new Map<string, string>()
  for (const { key } of columns) known.set(normal(key), key)
  for (const { key, alsoTitled = [] } of columns)
    for (const title of alsoTitled) known.set(normal(title), key)
  for (const { key, title } of columns) known.set(normal(title), key)
  return headings.map((heading) => {
    const name = normal(heading)
    const key = remembered[name] ?? known.get(name)
    if (!name || !key || taken.has(key) || !columns.some((column) => column.key === key)) return undefined
    taken.add(key)
    return key
  })
}

/** Titles and exporter stand above the headings of an export (contract: two rows); the best of the first ten rows. */
export function findHeadings(
  rows: readonly (readonly SheetCell[])[],
  columns: readonly TargetColumn[],
): number {
  let best = { at: 0, hits: 0 }
  for (const [at, row] of rows.slice(0, 10).entries()) {
    const hits = mapColumns(row, columns).filter(Boolean).length
    if (hits > best.hits) best = { at, hits }
  }
  return best.at
}

/** What is remembered of a mapping: headings, as they are compared, to keys. */
export function rememberMapping(
  headings: readonly SheetCell[],
  mapping: ColumnMapping,
): Record<string, string> {
  return Object.fromEntries(
    headings.flatMap((heading, at) => {
      const key = mapping[at]
      return key && normal(heading) ? [[normal(heading), key]] : []
    }),
  )
}
