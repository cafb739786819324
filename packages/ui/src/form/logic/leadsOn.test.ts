import type { EntityDefinition } from '@lading/core/entity'
import { expect, it } from 'vitest'
import { leadsOn } from './leadsOn'

const states = Object.fromEntries(
  ['draft', 'submitted', 'returned', 'confirmed'].map((name) => [name, { zh: name, en: name }]),
)
const entity: Pick<EntityDefinition, 'workflow'> = {
  workflow: {
    field: 'status',
    initial: 'draft',
    states,
    actions: {},
    allow: { edit: ['draft', 'returned'], delete: ['draft'] },
  },
}

it.each([
  ['submitted', true],
  ['confirmed', true],
  ['draft', false],
  ['returned', false],
  [undefined, false],
])('a move to %s leads on: %s', (to, expected) => {
  expect(leadsOn(entity, { moves: { status: { to } } })).toBe(expected)
})

it('a state field of its own counts as well', () => {
  expect(leadsOn(entity, { moves: { paid: { to: 'paid' } } })).toBe(true)
  expect(leadsOn(entity, { moves: {} })).toBe(false)
})
