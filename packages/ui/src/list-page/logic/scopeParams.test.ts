import { expect, it } from 'vitest'
import { demoQuotation } from '../../testing/fixtures/quotation'
import { scopeParams } from './scopeParams'

/** The first of its fields that names a record. */
const [name, { ref = '' }] = Object.entries(demoQuotation.fields).find(([, field]) => field.ref)!

it('narrows a list by the first field that names such a record', () => {
  const within = { ref, field: 'group', value: 'SG', path: '/sg' }
  expect(scopeParams(demoQuotation, within)).toEqual({ [`${name}.group`]: 'SG' })
})

it('leaves lists alone that name no such record, and pages that stand in no scope', () => {
  expect(scopeParams(demoQuotation, { ref: 'nothing', field: 'group', value: 'SG', path: '/sg' })).toEqual({})
  expect(scopeParams(demoQuotation, undefined)).toEqual({})
})
