import { expect, it } from 'vitest'
import { isRowChanges } from './isRowChanges'

const told = { recordId: 'r1', version: 2 }
const update = { type: 'update', row: { id: 'r1', status: 'draft' } }

it('takes what a save tells', () => {
  expect(isRowChanges({ ...told, changes: [update, { type: 'remove', id: 'r2' }] })).toBe(true)
  expect(
    isRowChanges({ ...told, changes: [{ type: 'insert', row: { id: 'r3' }, index: 0 }], reload: true }),
  ).toBe(true)
})

it.each([
  ['nothing', undefined],
  ['a text', 'r1'],
  ['no version', { recordId: 'r1', changes: [] }],
  ['changes that are no list', { ...told, changes: update }],
  ['a row without an id', { ...told, changes: [{ type: 'update', row: { status: 'draft' } }] }],
  ['an unknown kind of change', { ...told, changes: [{ type: 'delete', id: 'r1' }] }],
])('refuses %s', (_what, value) => expect(isRowChanges(value)).toBe(false))
