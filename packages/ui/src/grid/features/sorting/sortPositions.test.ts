import { expect, it } from 'vitest'
import { builtInCells } from '../../builtInCells'
import { compileColumns } from '../../engine/compileColumns'
import type { GridColumn } from '../../api/column'
import { nextSort, repositionRows, sortPositions } from './sortPositions'

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

it('puts changed rows where they belong, as sorting all of them would', () => {
  let state = 7
  const random = (below: number) => (state = (state * 1103515245 + 12345) % 2147483648) % below
  const value = () => [random(50), null, `n${random(30)}`, ''][random(4)]
  for (const [type, values] of [
    ['inputNumber', () => (random(5) ? random(50) : null)],
    ['input', value],
  ] as const) {
    const [column] = compileColumns([{ key: 'v', title: 'V', type }], builtInCells)
    for (const direction of ['ascending', 'descending'] as const) {
      const rows = Array.from({ length: 200 }, () => ({ v: values() }) as { v: unknown })
      for (let step = 0; step < 60; step++) {
        const order = sortPositions(rows, column!, direction)
        const changed = Array.from({ length: 1 + random(step % 2 ? 3 : 9) }, () => random(200))
        for (const at of changed) rows[at] = { v: values() }
        expect([...repositionRows(order, rows, column!, direction, changed)]).toEqual([
          ...sortPositions(rows, column!, direction),
        ])
      }
    }
  }
})
