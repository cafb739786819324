import type { Row } from '@lading/core/entity'
import { expect, it } from 'vitest'
import { testOrder } from '../testing/orderEntity'
import { lineChanges, mergeLines } from './mergeLines'
import { resourceTables } from './resourceTable'

const [line] = resourceTables(testOrder).lines
const stored: Row[] = ['a', 'b', 'c'].map((id, at) => ({
  id,
  orderNum: at + 1,
  itemId: id.toUpperCase(),
  quantity: 1,
  price: 1,
  subtotal: 1,
}))
const merge = (tableData: Row[], deleteData: string[] = []) =>
  mergeLines(line!, stored, { tableData, deleteData })
const order = (rows: readonly Row[]) =>
  rows.map(({ itemId, orderNum }) => `${String(orderNum)}${String(itemId)}`).join(' ')

it('keeps lines that were not sent', () => expect(order(merge([]).rows)).toBe('1A 2B 3C'))
it('puts a new line without a place at the end', () =>
  expect(order(merge([{ id: 'x_temp', itemId: 'N' }]).rows)).toBe('1A 2B 3C 4N'))
it('puts a new line before the stored one of its number', () =>
  expect(order(merge([{ itemId: 'N', orderNum: 2 }]).rows)).toBe('1A 2N 3B 4C'))
it('moves a sent line', () =>
  expect(
    order(
      merge([
        { id: 'c', orderNum: 1 },
        { id: 'a', orderNum: 2 },
        { id: 'b', orderNum: 3 },
      ]).rows,
    ),
  ).toBe('1C 2A 3B'))
it('numbers anew after a removal', () => expect(order(merge([], ['a']).rows)).toBe('1B 2C'))
it('takes no computed value from the client', () =>
  expect(merge([{ id: 'a', subtotal: 99 }]).rows[0]!.subtotal).toBe(1))

const { lines: kinds } = testOrder
const numbered = resourceTables({
  ...testOrder,
  lines: {
    tsOrderLine: {
      ...kinds.tsOrderLine,
      fields: {
        lineNum: { kind: 'rowNumber', zh: '行号', en: 'No.' },
        state: { kind: 'status', zh: '状态', en: 'State' },
        itemName: { kind: 'display', of: 'itemId', zh: '名称', en: 'Name' },
        ...kinds.tsOrderLine.fields,
      },
    },
  },
}).lines[0]!
it.each([false, true])('numbers lines itself, and a line keeps its number (trusted: %s)', (trusted) => {
  const there = stored.map((row, at) => ({ ...row, lineNum: at === 2 ? null : at + 1 }))
  const tableData = [
    { id: 'b', orderNum: 1, lineNum: 77 },
    { itemId: 'N', lineNum: -5, orderNum: 2 },
    { itemId: 'O' },
  ]
  const { rows } = mergeLines(numbered, there, { tableData, deleteData: ['a'] }, { trusted })
  expect(rows.map(({ itemId, lineNum }) => `${String(lineNum)}${String(itemId)}`)).toEqual([
    '2B',
    '3N',
    '4C',
    '5O',
  ])
})
it('takes neither states nor names of other values from the client', () => {
  const sent = { itemId: 'N', state: 'done', itemName: 'forged' }
  const { rows } = mergeLines(numbered, [], { tableData: [sent], deleteData: [] })
  expect(rows).toMatchObject([{ itemId: 'N', state: null, itemName: null, lineNum: 1 }])
})
it('forgets temporary ids in the deletions', () => expect(order(merge([], ['x_temp']).rows)).toBe('1A 2B 3C'))
it('remembers how the client named new lines', () => {
  const { origin, added } = merge([{ id: 'row_7_temp', itemId: 'N' }])
  expect(origin.get([...added][0]!)).toEqual({ rowId: 'row_7_temp', index: 0 })
})
it.each([
  ['a foreign line', [{ id: 'z' }], []],
  ['a line twice', [{ id: 'a' }, { id: 'a' }], []],
  ['a line that it deletes', [{ id: 'a' }], ['a']],
  ['a deletion of a foreign line', [], ['z']],
])('refuses %s', (_title, tableData, deleteData) =>
  expect(() => merge(tableData, deleteData)).toThrow(/明细不存在/),
)
it('takes lines as a record that was read holds them', () =>
  expect(lineChanges('tsOrderLine', [{ id: 'a' }])).toEqual({ tableData: [{ id: 'a' }], deleteData: [] }))
it.each(['x', 5, [1], [[]], { tableData: {} }, { tableData: [1] }, { tableData: [[]] }, { deleteData: [1] }])(
  'refuses another shape: %j',
  (value) => expect(() => lineChanges('tsOrderLine', value)).toThrow(/tableData/),
)
