import { expect, it } from 'vitest'
import { fillsOf } from './fillsOf'

const option = { value: 'A', text: 'A Rope', row: { name: 'Rope', price: 9 } }
const fills = { itemName: 'name', price: { from: 'price', whenEmpty: true } }

it('fills what the record says, and a proposal only where nothing stands', () => {
  expect(fillsOf(fills, option, { price: null })).toEqual({ itemName: 'Rope', price: 9 })
  expect(fillsOf(fills, option, { itemName: 'old', price: 0 })).toEqual({ itemName: 'Rope' })
  expect(fillsOf({ unit: 'unit' }, option)).toEqual({ unit: '' })
  expect(fillsOf(fills, { value: 'A', text: 'A' })).toEqual({})
})
