import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { carryPermissions, checkPermissions, EmptyMenuError, permissionQuery } from './permissions'

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
