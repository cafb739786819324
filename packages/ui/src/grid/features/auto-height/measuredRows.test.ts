import { expect, it } from 'vitest'
import { RowMetrics } from '../../kernel/rowMetrics'
import { MeasuredRows } from './measuredRows'

function measured(ids: string[], least = 36) {
  const state = { order: 0, ids }
  const rows = new MeasuredRows(state, (index) => state.ids[index]!)
  const heights = () => rows.heights(state.ids.length, least)
  heights()
  return { state, rows, heights }
}

it('counts rows as of the least height until they are measured', () => {
  const { rows, heights } = measured(['a', 'b', 'c', 'd'])
  expect([heights().total, heights().offsetOf(3), heights().indexAt(40)]).toEqual([144, 108, 1])
  const before = heights()
  expect(rows.measure([[1, 80]])).toBe(true)
  expect(heights()).not.toBe(before)
  expect([heights().heightOf(1), heights().offsetOf(2), heights().total]).toEqual([80, 116, 188])
  expect([-5, 0, 35, 36, 115, 116, 999].map((y) => heights().indexAt(y))).toEqual([0, 0, 0, 1, 1, 2, 3])
})

it('stays the same object while nothing changes, which keeps what is drawn', () => {
  const { rows, heights } = measured(['a', 'b'])
  rows.measure([[0, 50]])
  const now = heights()
  expect(rows.measure([[0, 50]])).toBe(false)
  expect(rows.measure([[1, 36]])).toBe(false)
  expect(rows.measure([[7, 90]])).toBe(false)
  expect(heights()).toBe(now)
})

it('keeps a height with its row when rows come, go and change places', () => {
  const { state, rows, heights } = measured(['a', 'b', 'c'])
  rows.measure([[0, 90]])
  state.ids = ['c', 'a', 'b']
  state.order++
  expect([heights().heightOf(0), heights().heightOf(1), heights().offsetOf(2)]).toEqual([36, 90, 126])
  state.ids = ['c', 'new', 'a', 'b']
  state.order++
  expect(heights().heightOf(2)).toBe(90)
  state.ids = ['c']
  state.order++
  expect(heights().total).toBe(36)
})

it('takes another least height for rows that are not measured', () => {
  const { rows } = measured(['a', 'b'])
  rows.heights(2, 36)
  rows.measure([[0, 90]])
  expect(rows.heights(2, 61).total).toBe(151)
})

it('adds what is open below rows of any height', () => {
  const { rows, heights } = measured(['a', 'b', 'c', 'd'], 10)
  rows.measure([
    [0, 30],
    [2, 25],
  ])
  const all = new RowMetrics(heights(), [
    { index: 0, height: 5 },
    { index: 2, height: 7 },
  ])
  expect([0, 1, 2, 3, 4].map((row) => all.offsetOf(row))).toEqual([0, 35, 45, 77, 87])
  for (let y = 0; y < all.total; y++) {
    const row = all.indexAt(y)
    expect(all.offsetOf(row)).toBeLessThanOrEqual(y)
    expect(all.offsetOf(row + 1)).toBeGreaterThan(y)
  }
})

it('measures the rows of a window among 100,000', () => {
  const { rows, heights } = measured(Array.from({ length: 100_000 }, (_, n) => `r${n}`))
  for (let round = 0; round < 20; round++) {
    rows.measure(Array.from({ length: 20 }, (_, n) => [90_000 + round * 20 + n, 50 + n] as const))
    heights()
  }
  expect(heights().total).toBe(100_000 * 36 + 20 * (20 * (50 - 36) + 190))
})
