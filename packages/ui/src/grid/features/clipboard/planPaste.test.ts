import { expect, it } from 'vitest'
import { planPaste } from './planPaste'

const one = (row: number, column: number) => ({ top: row, bottom: row, left: column, right: column })
const size = { rows: 10, columns: 5 }

it('lays a block down once from the corner', () => {
  const plan = planPaste(
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    one(3, 1),
    size,
  )!
  expect(plan).toMatchObject({ top: 3, left: 1, rows: 2, columns: 2, created: 0 })
  expect(plan.source(1, 0)).toBe('c')
})

it('fills a range with one cell, and repeats a block that fits a whole number of times', () => {
  expect(planPaste([['x']], { top: 0, bottom: 4, left: 0, right: 2 }, size)).toMatchObject({
    rows: 5,
    columns: 3,
  })
  const plan = planPaste([['a'], ['b']], { top: 0, bottom: 5, left: 1, right: 2 }, size)!
  expect(plan).toMatchObject({ rows: 6, columns: 2 })
  expect([0, 1, 2, 5].map((row) => plan.source(row, 1))).toEqual(['a', 'b', 'a', 'b'])
})

it('lays a block that does not fit the range down once', () => {
  expect(planPaste([['a'], ['b']], { top: 0, bottom: 2, left: 0, right: 0 }, size)).toMatchObject({ rows: 2 })
})

it('creates rows past the end as far as there is room, and cuts columns off', () => {
  const cells = Array.from({ length: 6 }, () => ['1', '2', '3'])
  expect(planPaste(cells, one(8, 3), size)).toMatchObject({ rows: 6, columns: 2, created: 4 })
  expect(planPaste(cells, one(8, 3), size, 1)).toMatchObject({ rows: 3, created: 1 })
  expect(planPaste([], one(0, 0), size)).toBeUndefined()
})

it('takes the missing cells of a ragged block for blank', () => {
  expect(planPaste([['a'], ['b', 'c']], one(0, 0), size)!.source(0, 1)).toBe('')
})
