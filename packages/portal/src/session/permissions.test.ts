import type { WireCall } from '@lading/request'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import {
  carryPermissions,
  checkPermissions,
  EmptyMenuError,
  followRights,
  loadedEntries,
  permissionQuery,
} from './permissions'

const node = {
  id: '1',
  route: '1',
  path: '/a',
  name: 'a',
  component: 'a/A',
  meta: { title: 'A', keepAlive: false, internalOrExternal: false },
}

describe('checkPermissions', () => {
  it.each([null, undefined, {}, { menu: [] }, { menu: 'x' as never }])('refuses %j (spec 1 §5)', (data) => {
    expect(() => checkPermissions(data)).toThrow(EmptyMenuError)
  })

  it('reads rights in the brief form, which are in the list of all that there are', () => {
    const { auth, allAuth } = checkPermissions({ menu: [node], rights: { 'a:b:': 'add,!price~1' } })
    expect(auth).toEqual([])
    expect(allAuth).toEqual([
      { action: 'a:b:add', type: '2', status: '1', isAuth: true },
      { action: 'a:b:price', type: '1', status: '1', isAuth: false },
    ])
  })

  it('reads missing lists as empty and leaves null descriptions out', () => {
    expect(checkPermissions({ menu: [node], auth: [{ action: 'x', type: '2', describe: null }] })).toEqual({
      menu: [node],
      auth: [{ action: 'x', type: '2' }],
      allAuth: [],
    })
  })
})

describe('carryPermissions', () => {
  it('gives the new token what the old one had, so that an in-place login reloads nothing', () => {
    const client = new QueryClient()
    const data = checkPermissions({ menu: [node] })
    client.setQueryData(permissionQuery('old').queryKey, data)
    carryPermissions(client, 'old', 'new')
    expect(client.getQueryData(permissionQuery('new').queryKey)).toEqual(data)
    carryPermissions(client, 'none', 'other')
    expect(client.getQueryData(permissionQuery('other').queryKey)).toBeUndefined()
  })
})

it('gives the entries of all levels, and none before the menu is there', () => {
  const client = new QueryClient()
  expect(loadedEntries(client, 'token')).toEqual([])
  const menu = [{ ...node, children: [{ ...node, id: '2', path: '/a/b' }] }]
  client.setQueryData(permissionQuery('token').queryKey, checkPermissions({ menu }))
  expect(loadedEntries(client, 'token').map(({ path }) => path)).toEqual(['/a', '/a/b'])
})

it('calls an empty menu what the specification calls it (spec 1 §5)', () => {
  expect(new EmptyMenuError().message).toContain('permissions must be a non-null array')
})

describe('followRights', () => {
  it('asks for the rights anew after a refusal, once for several at a time', async () => {
    const client = new QueryClient()
    const { queryKey } = permissionQuery('token')
    const data = checkPermissions({ menu: [node] })
    const stale = () => client.getQueryState(queryKey)?.isInvalidated
    let now = 0
    const link = followRights(client, () => now)
    const answer = (status: number) =>
      link({} as WireCall, () => Promise.resolve({ status, headers: {}, data: undefined }))

    client.setQueryData(queryKey, data)
    await answer(200)
    await answer(404)
    expect(stale()).toBe(false)
    await answer(403)
    expect(stale()).toBe(true)
    client.setQueryData(queryKey, data)
    now = 1000
    await answer(403)
    expect(stale()).toBe(false)
    now = 60_000
    await answer(403)
    expect(stale()).toBe(true)
  })
})
