import { expect, it } from 'vitest'
import { builtInCells } from '../../cells/registry'
import { compileColumns } from '../../engine/compileColumns'
import type { GridColumn } from '../../types'
import { nextSort, sortPositions } from './sortPositions'

const column = (def: Partial<GridColumn>) =>
  compileColumns([{ key: 'v', title: '', ...def }], builtInCells)[0]!
const rows = (...values: unknown[]) => values.map((v) => ({ v }))

it('sorts numbers by size, blank ones last in both directions, equal ones in their order', () => {
  const number = column({ type: 'inputNumber' })
  const list = rows(10, null, 9, -1, 9, undefined)
  expect([...sortPositions(list, number, 'ascending')]).toEqual([3, 2, 4, 0, 1, 5])
  expect([...sortPositions(list, number, 'descending')]).toEqual([0, 2, 4, 3, 1, 5])
})

it('sorts Chinese as it is read, numbers in texts by size, options by their texts', () => {
  expect([...sortPositions(rows('张', '李', '陈'), column({}), 'ascending')]).toEqual([2, 1, 0])
  expect([...sortPositions(rows('P10', 'P9', 'p9'), column({}), 'ascending')].at(-1)).toBe(0)
  const options = [
    { value: 'a', text: '2' },
    { value: 'b', text: '1' },
  ]
  expect([...sortPositions(rows('a', 'b', ''), column({ type: 'select', options }), 'ascending')]).toEqual([
    1, 0, 2,
  ])
})

it('goes from ascending to descending to none', () => {
  const up = nextSort(undefined, 'v')
  expect(up).toEqual({ key: 'v', direction: 'ascending' })
  expect(nextSort(up, 'other')).toEqual({ key: 'other', direction: 'ascending' })
  expect(nextSort(nextSort(up, 'v'), 'v')).toBeUndefined()
})
