import { expect, it } from 'vitest'
import { groupRows, showGroups } from './groupRows'

const values = ['b', 'a', 'b', undefined, 'a', null, 'b']
const groups = groupRows([0, 1, 2, 3, 4, 5, 6], (position) => values[position])

it('groups rows by their value, each group where its first row stands', () => {
  expect(groups).toEqual([
    { value: 'b', positions: [0, 2, 6] },
    { value: 'a', positions: [1, 4] },
    { value: '', positions: [3, 5] },
  ])
  // The order of the rows is that of the sorting before.
  expect(groupRows([6, 4, 1, 0], (position) => values[position])).toEqual([
    { value: 'b', positions: [6, 0] },
    { value: 'a', positions: [4, 1] },
  ])
})

it('shows headings above their rows, and of folded groups nothing else', () => {
  const at = (folded: string[]) => {
    const { order, below } = showGroups(groups, (value) => folded.includes(value))
    return {
      order: [...order],
      below: [...below].map(([index, list]) => [index, list.map(({ value }) => value).join('+')]),
    }
  }
  expect(at([])).toEqual({
    order: [0, 2, 6, 1, 4, 3, 5],
    below: [
      [-1, 'b'],
      [2, 'a'],
      [4, ''],
    ],
  })
  expect(at(['a'])).toEqual({
    order: [0, 2, 6, 3, 5],
    below: [
      [-1, 'b'],
      [2, 'a+'],
    ],
  })
  expect(at(['a', 'b', ''])).toEqual({ order: [], below: [[-1, 'b+a+']] })
})
