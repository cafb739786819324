import { expect, it } from 'vitest'
import { arrangeByTitles, matchTitles } from './matchTitles'

const COLUMNS = [
  { key: 'item', title: '物料编号' },
  { key: 'name', title: 'Item name' },
  { key: 'quantity', title: '数量' },
]
const below = [['A-1', '12', 'x']]

it.each([
  ['as they are, in another order', ['数量', '物料编号'], ['quantity', 'item']],
  ['with a star, blanks and another case', ['* 物料编号', ' ITEM  NAME '], ['item', 'name']],
  ['beside columns that the grid lacks', ['数量', '物料编号', '供应商'], ['quantity', 'item', undefined]],
  ['one of them twice: the first', ['数量', '数量', 'Item name'], ['quantity', undefined, 'name']],
])('knows titles %s', (_, titles, mapping) => {
  expect(matchTitles([titles, ...below], COLUMNS)).toEqual(mapping)
})

it.each([
  ['values', [['A-1', '12'], ...below]],
  ['one title alone', [['数量', 'A-1'], ...below]],
  ['mostly other titles', [['数量', '物料编号', 'a', 'b', 'c'], ...below]],
  [
    'titles with nothing below',
    [
      ['数量', '物料编号'],
      ['', ''],
    ],
  ],
  ['nothing', []],
])('takes %s for no titles', (_, cells) => {
  expect(matchTitles(cells, COLUMNS)).toBe(undefined)
})

it('lays rows out as the columns stand', () => {
  const cells = [['数量', '?', '物料编号'], ['12', 'x', 'A-1'], ['13']]
  const keys = ['item', 'name', 'quantity']
  expect(arrangeByTitles(cells, ['quantity', undefined, 'item'], keys)).toEqual([
    ['A-1', '', '12'],
    ['', '', '13'],
  ])
})
