import { expect, it } from 'vitest'
import { builtInCells } from '../../builtInCells'
import { compileColumns } from '../../engine/compileColumns'
import { mergeInBand, printBands } from './printBands'

const columns = (widths: readonly number[], pinned = 0) =>
  compileColumns(
    widths.map((_, n) => ({ key: `c${n}`, title: `C${n}`, ...(n < pinned && { pinned: 'start' as const }) })),
    builtInCells,
  ).map((column, n) => ({ column, width: widths[n]! }))

it('leaves a table that fits alone', () => {
  expect(printBands(columns([400, 500, 500]))).toEqual([[0, 1, 2]])
  expect(printBands([])).toEqual([[]])
})

it('breaks a wide table into bands that fit, each with the pinned columns or the first one', () => {
  expect(printBands(columns([200, 600, 600, 600, 600]))).toEqual([
    [0, 1, 2],
    [0, 3, 4],
  ])
  expect(printBands(columns([100, 100, 1100, 300, 300], 2))).toEqual([
    [0, 1, 2],
    [0, 1, 3, 4],
  ])
  // A column wider than a page stands alone; what is too wide is not repeated.
  expect(printBands(columns([900, 2000, 300]))).toEqual([[0], [1], [2]])
})

it('shows of a merge what lies in the band, once', () => {
  const merge = { top: 4, bottom: 6, left: 0, right: 2 }
  expect(mergeInBand([0, 1, 2], 0, 4, merge)).toEqual({ rowSpan: 3, colSpan: 3 })
  expect(mergeInBand([0, 1, 2], 1, 4, merge)).toBeUndefined()
  expect(mergeInBand([0, 1, 2], 0, 5, merge)).toBeUndefined()
  // The repeated column, and what follows after a gap; a merge that is cut goes on in the next band.
  expect(mergeInBand([0, 5], 0, 4, merge)).toEqual({ rowSpan: 3, colSpan: 1 })
  expect(mergeInBand([0, 2, 3], 0, 4, merge)).toEqual({ rowSpan: 3, colSpan: 2 })
  expect(mergeInBand([2, 3], 0, 4, merge)).toEqual({ rowSpan: 3, colSpan: 1 })
})
