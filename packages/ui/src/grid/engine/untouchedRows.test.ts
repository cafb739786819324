import { expect, it } from 'vitest'
import { builtInCells } from '../builtInCells'
import type { GridColumn } from '../api/column'
import { compileColumns } from './compileColumns'
import { GridEngine } from './gridEngine'
import { isUntouched, trailingUntouched } from './untouchedRows'

let clock = 0
const COLUMNS: GridColumn[] = [
  { key: 'name', title: '名称' },
  { key: 'currency', title: '币种', defaultValue: 'CNY' },
  { key: 'added', title: '时间', defaultValue: () => `at ${++clock}` },
  { key: 'quantity', title: '数量', type: 'inputNumber' },
  { key: 'double', title: '两倍', type: 'inputNumber', derive: (row) => Number(row['quantity'] ?? 0) * 2 },
]

function sheet(rows = [{ id: 'a', name: 'saved' }]) {
  const engine = new GridEngine({ rowKey: 'id', orderKey: 'orderNum' })
  engine.configure(compileColumns(COLUMNS, builtInCells))
  engine.load(rows)
  const add = (given = {}) => engine.insertRows(engine.store.count, [given])[0]!
  return { engine, add, row: (id: string) => engine.store.byId(id)! }
}

it('knows a new row that holds its defaults alone, whatever they are the next time', () => {
  const { engine, add, row } = sheet()
  const [first, second] = [add(), add()]
  expect(row(first)['added']).not.toBe(row(second)['added'])
  expect(trailingUntouched(engine)).toEqual([second, first])
  expect(isUntouched(engine, row('a'))).toBe(false)
})

it.each([
  ['a value', { name: 'x' }],
  ['another value than the default', { currency: 'USD' }],
  ['a zero', { quantity: 0 }],
])('%s that somebody entered keeps a row, and those before it', (_, values) => {
  const { engine, add, row } = sheet()
  const [before, touched, after] = [add(), add(), add()]
  engine.updateRows([{ id: touched, values }], 'edit')
  expect(trailingUntouched(engine)).toEqual([after])
  expect(isUntouched(engine, row(before))).toBe(true)
  engine.undo()
  expect(trailingUntouched(engine)).toEqual([after, touched, before])
})

it('a text that is no value yet keeps its row', () => {
  const { engine, add } = sheet()
  const id = add()
  engine.entries.put(id, 'quantity', { text: 'twelve', refusal: 'no number' })
  expect(trailingUntouched(engine)).toEqual([])
})

it('keeps rows that were pasted or copied, and saved ones that are empty', () => {
  const { engine, add } = sheet([{ id: 'a', name: '' }])
  expect(trailingUntouched(engine)).toEqual([])
  add({ name: 'pasted' })
  expect(trailingUntouched(engine)).toEqual([])
})

it('knows an empty row that came with a form that is new', () => {
  const { engine } = sheet([{ name: '' }] as never)
  expect(trailingUntouched(engine)).toHaveLength(1)
})
