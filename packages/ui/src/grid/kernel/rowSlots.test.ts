import { expect, it } from 'vitest'
import { RowSlots } from './rowSlots'

it('lets a row keep its slot, and gives those that come free to new rows in order', () => {
  const slots = new RowSlots()
  expect(slots.assign(['a', 'b', 'c'])).toEqual([0, 1, 2])
  expect(slots.assign(['b', 'c', 'd'])).toEqual([1, 2, 0])
  expect(slots.assign(['x', 'y', 'z'])).toEqual([1, 2, 0])
  // Asked again, as React does, it answers the same.
  expect(slots.assign(['x', 'y', 'z'])).toEqual([1, 2, 0])
})

it('makes slots for more rows and drops those of fewer', () => {
  const slots = new RowSlots()
  slots.assign(['a', 'b'])
  expect(slots.assign(['a', 'b', 'c', 'd'])).toEqual([0, 1, 2, 3])
  expect(slots.assign(['d'])).toEqual([3])
  expect(slots.assign(['d', 'e'])).toEqual([3, 4])
})

it('gives rows of one id a slot each', () => {
  const slots = new RowSlots()
  for (let turn = 0; turn < 3; turn++) expect(new Set(slots.assign(['a', 'a', 'b', 'a'])).size).toBe(4)
})
