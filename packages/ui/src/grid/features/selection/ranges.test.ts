import { describe, expect, it } from 'vitest'
import { joinRanges, sizeOf, withCell, without } from './ranges'
import { clampSelection, rangesOf } from '../../kernel/selection'
import type { CellRange } from '../../kernel/selection'

const range = (top: number, bottom: number, left: number, right: number): CellRange => ({
  top,
  bottom,
  left,
  right,
})

describe('ranges', () => {
  it('takes one cell out of a range and leaves every other', () => {
    const whole = range(2, 4, 1, 3)
    const rest = without(whole, { row: 3, column: 2 })
    expect(rest.reduce((sum, each) => sum + sizeOf(each), 0)).toBe(8)
    expect(rest).toEqual([range(2, 2, 1, 3), range(4, 4, 1, 3), range(3, 3, 1, 1), range(3, 3, 3, 3)])
    expect(without(whole, { row: 9, column: 2 })).toEqual([whole])
    expect(without(range(1, 1, 1, 1), { row: 1, column: 1 })).toEqual([])
  })

  it('adds a range with Ctrl, and takes a chosen cell out again', () => {
    const first = withCell(undefined, { row: 1, column: 1 })
    const second = withCell(first, { row: 5, column: 2 })
    expect(rangesOf(second)).toEqual([range(1, 1, 1, 1), range(5, 5, 2, 2)])
    expect(rangesOf(withCell(second, { row: 1, column: 1 }))).toEqual([range(5, 5, 2, 2)])
    // The only cell stays chosen.
    expect(withCell(first, { row: 1, column: 1 })).toBe(first)
  })

  it('joins ranges of the same columns or the same rows; overlapping cells count once', () => {
    expect(joinRanges([range(5, 6, 1, 2), range(0, 1, 1, 2), range(1, 2, 1, 2)])).toEqual({
      rows: [0, 1, 2, 5, 6],
      columns: [1, 2],
    })
    expect(joinRanges([range(0, 1, 4, 4), range(0, 1, 1, 2)])).toEqual({ rows: [0, 1], columns: [1, 2, 4] })
    expect(joinRanges([range(0, 1, 1, 1), range(3, 4, 2, 2)])).toBeUndefined()
    expect(joinRanges([])).toBeUndefined()
  })

  it('stays inside the grid: ranges whose rows are gone go', () => {
    const size = { rows: 4, firstColumn: 1, columns: 4 }
    const at = { row: 0, column: 1 }
    const selection = { active: at, head: at, others: [range(2, 9, 1, 2), range(6, 8, 1, 1)] }
    expect(clampSelection(selection, size)).toEqual({ active: at, head: at, others: [range(2, 3, 1, 2)] })
    const same = { active: at, head: at, others: [range(2, 3, 1, 2)] }
    expect(clampSelection(same, size)).toBe(same)
  })
})
