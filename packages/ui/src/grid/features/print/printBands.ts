import type { ExportTable } from '../export/exportTable'
import type { CellRange } from '../../kernel/selection'

type Columns = ExportTable['columns']

/** So wide a table is still read well on the long side of a page, in pixels of the screen. */
export const BAND_WIDTH = 1400

const widthOf = (columns: Columns, indexes: readonly number[]) =>
  indexes.reduce((sum, index) => sum + (columns[index]?.width ?? 0), 0)

/**
 * The columns of a table in bands that each fit a page, by their indexes: one after the other, the columns pinned at
 * the start (else the first one) repeated in front of each, so that every page tells whose rows it shows.
 */
export function printBands(columns: Columns, width = BAND_WIDTH): number[][] {
  const all = columns.map((_, index) => index)
  if (widthOf(columns, all) <= width) return [all]
  const pinned = all.filter((index) => columns[index]!.column.def.pinned === 'start')
  const lead = pinned.length > 0 ? pinned : all.slice(0, 1)
  // What is repeated may not take the page from the rest.
  const repeated = widthOf(columns, lead) <= width / 2 ? lead : []
  const bands: number[][] = []
  let band = repeated.slice()
  for (const index of all.filter((each) => !repeated.includes(each))) {
    if (band.length > repeated.length && widthOf(columns, [...band, index]) > width) {
      bands.push(band)
      band = repeated.slice()
    }
    band.push(index)
  }
  return [...bands, band]
}

/** What a band shows of a merge at one of its columns. Nothing: another of its cells covers it. */
export function mergeInBand(
  band: readonly number[],
  at: number,
  row: number,
  merge: CellRange,
): { rowSpan: number; colSpan: number } | undefined {
  const inside = (place: number) => {
    const index = band[place]
    return index !== undefined && index >= merge.left && index <= merge.right
  }
  if (row !== merge.top || inside(at - 1)) return undefined
  let colSpan = 1
  while (inside(at + colSpan)) colSpan++
  return { rowSpan: merge.bottom - merge.top + 1, colSpan }
}
