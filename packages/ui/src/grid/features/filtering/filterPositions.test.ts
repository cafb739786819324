import { expect, it } from 'vitest'
import { builtInCells } from '../../builtInCells'
import { compileColumns } from '../../engine/compileColumns'
import { filterPositions } from './filterPositions'

const [name, unit] = compileColumns(
  [
    { key: 'name', title: '' },
    { key: 'unit', title: '', type: 'select', options: [{ value: 'KG', text: '千克' }] },
  ],
  builtInCells,
)
const rows = [
  { name: 'Pump A', unit: 'KG' },
  { name: 'pump b', unit: '' },
  { name: null, unit: 'KG' },
]
const where = (key: 'name' | 'unit', contains: string) => ({
  contains,
  columns: [key === 'name' ? name! : unit!],
})

it('looks through the text people see, whatever the case, and needs every condition met', () => {
  expect([...filterPositions(rows, [where('name', 'PUMP')])]).toEqual([0, 1])
  expect([...filterPositions(rows, [where('unit', '千')])]).toEqual([0, 2])
  expect([...filterPositions(rows, [where('name', 'pump'), where('unit', '千克')])]).toEqual([0])
  expect([...filterPositions(rows, [{ contains: '千', columns: [name!, unit!] }])]).toEqual([0, 2])
  expect([...filterPositions(rows, [where('name', '  ')])]).toEqual([0, 1, 2])
})

it('keeps the rows it is told to keep', () => {
  expect([...filterPositions(rows, [where('name', 'nothing')], (row) => row === rows[1])]).toEqual([1])
})
