import { expect, it } from 'vitest'
import type { SavedQueryModel } from '@lading/core/contract'
import { audienceOf, savedQueryRecord } from './savedQueries'

const model: SavedQueryModel = {
  id: '1',
  page: 'saQuotation',
  name: '本月',
  query: { matchType: 'and', lines: [] },
  scope: 'roles',
  targets: ['sales'],
  shared: true,
  owner: 'admin',
  ownerName: '管理员',
  mine: true,
  isDefault: false,
  updatedAt: '2026-11-21 10:00:00',
}

it('shares a query that is saved again with the same people', () => {
  const record = savedQueryRecord(model)
  expect(record).toMatchObject({ id: '1', shared: true, ownerName: '管理员' })
  expect(audienceOf(record)).toEqual({ scope: 'roles', targets: ['sales'] })
  expect(audienceOf({ ...record, shared: false })).toEqual({ scope: 'private', targets: [] })
})

it('shares a query that was its owner’s alone with everybody', () => {
  const record = savedQueryRecord({ ...model, scope: 'private', targets: [], shared: false })
  expect('sharedWith' in record).toBe(false)
  expect(audienceOf({ ...record, shared: true })).toEqual({ scope: 'everyone', targets: [] })
})
