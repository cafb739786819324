import { expect, it } from 'vitest'
import type { PermissionLists } from '@lading/core/permission'
import type { GridColumn } from '../../api/column'
import { permittedColumns } from './permittedColumns'

const columns: GridColumn[] = [
  { key: 'name', title: '物料' },
  {
    key: 'price',
    title: '单价',
    type: 'inputNumber',
    statistics: 'sum',
    validateRules: [{ required: true }],
  },
  { key: 'quantity', title: '数量', type: 'inputNumber', disabled: () => false },
]

const lists = (auth: PermissionLists['auth'], status = '1'): PermissionLists => ({
  auth,
  allAuth: [
    { action: 'sales:order:price', type: '1', status },
    { action: 'sales:order:quantity', type: '2', status },
  ],
})

it('hides columns of type 1 and disables those of type 2 that the user lacks', () => {
  const [name, price, quantity] = permittedColumns(columns, 'sales:order', lists([]))
  expect(name).toBe(columns[0])
  expect(price).toEqual({
    key: 'price',
    title: '单价',
    type: 'hidden',
    required: false,
    validateRules: [],
  })
  expect(quantity).toMatchObject({ type: 'inputNumber', disabled: true })
})

it('leaves what the user holds, what is switched off, and what another prefix names', () => {
  const held = lists([
    { action: 'sales:order:price', type: '1' },
    { action: 'sales:order:quantity', type: '2' },
  ])
  expect(permittedColumns(columns, 'sales:order:', held)).toBe(columns)
  expect(permittedColumns(columns, 'sales:order', lists([], '0'))).toBe(columns)
  expect(permittedColumns(columns, 'sales:quotation', lists([]))).toBe(columns)
  // Held as the other type is not held.
  const crossed = lists([{ action: 'sales:order:price', type: '2' }])
  expect(permittedColumns(columns, 'sales:order', crossed)[1]!.type).toBe('hidden')
})
