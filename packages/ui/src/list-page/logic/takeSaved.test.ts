import { expect, it } from 'vitest'
import { takeSaved } from './takeSaved'

const rows = [
  { id: '1', name: 'a', city: 'x' },
  { id: '2', name: 'b', city: 'y' },
]

it('changes and removes rows that are shown', () => {
  const next = takeSaved(rows, [
    { type: 'update', row: { id: '2', name: 'B' } },
    { type: 'remove', id: '1' },
  ])
  expect(next).toEqual([{ id: '2', name: 'B', city: 'y' }])
})

it('gives the same rows when none of them is meant, so that nothing is drawn', () => {
  const next = takeSaved(rows, [
    { type: 'insert', row: { id: '3' } },
    { type: 'update', row: { id: '9', name: 'Z' } },
    { type: 'remove', id: '8' },
  ])
  expect(next).toBe(rows)
})
