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

it('creates rows past the end as far as there is room, and tells what finds no place', () => {
  const cells = Array.from({ length: 4 }, (_, row) => ['a', 'b', `c${row}`, row === 1 ? 'd' : '', ''])
  expect(planPaste(cells, one(8, 3), size)).toMatchObject({
    rows: 4,
    columns: 2,
    created: 2,
    surplus: {
      rows: 0,
      columns: 2,
      cells: 5,
      block: [
        ['c0', ''],
        ['c1', 'd'],
        ['c2', ''],
        ['c3', ''],
      ],
    },
  })
  const narrow = cells.map((row) => row.slice(0, 2))
  expect(planPaste(narrow, one(8, 0), size, 1)).toMatchObject({
    rows: 3,
    created: 1,
    surplus: { rows: 1, columns: 0, cells: 0, block: [['a', 'b']] },
  })
  // Both: the shape of the clipboard, without what was pasted.
  expect(planPaste(cells, one(8, 3), size, 1)!.surplus).toEqual({
    rows: 1,
    columns: 2,
    cells: 4,
    block: [
      ['', '', 'c0', '', ''],
      ['', '', 'c1', 'd', ''],
      ['', '', 'c2', '', ''],
      ['a', 'b', 'c3', '', ''],
    ],
  })
  expect(planPaste(cells, one(0, 0), size)!.surplus).toBeUndefined()
  expect(planPaste([], one(0, 0), size)).toBeUndefined()
})

it('makes no rows of the blank lines at the clipboard’s end, and clears the rows that are there', () => {
  const blank = ['', '']
  expect(planPaste([['a'], [], blank], one(9, 0), size)).toMatchObject({ rows: 1, created: 0 })
  expect(planPaste([['a'], blank, ['b'], blank], one(9, 0), size)).toMatchObject({ rows: 3, created: 2 })
  expect(planPaste([['a'], blank, blank, blank], one(8, 0), size)).toMatchObject({ rows: 2, created: 0 })
  expect(planPaste([['a'], blank, blank], one(9, 0), size, 0)!.surplus).toBeUndefined()
})

it('takes the missing cells of a ragged block for blank', () => {
  expect(planPaste([['a'], ['b', 'c']], one(0, 0), size)!.source(0, 1)).toBe('')
})
