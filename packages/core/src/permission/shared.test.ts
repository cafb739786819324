import { expect, it } from 'vitest'
import { changesShared } from './shared'

it.each([
  ['system:role:edit', true],
  ['system:role:list', false],
  ['system:user:edit', false],
  ['sales:saQuotation:edit', false],
  [undefined, false],
])('%s changes what all tenants share: %s', (permission, shared) => {
  expect(changesShared(permission === undefined ? {} : { permission })).toBe(shared)
})
