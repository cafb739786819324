import { expect, it } from 'vitest'
import type { StoredPermission } from './menuTree'
import { menuTree } from './menuTree'

const entry = (id: string, more: Partial<StoredPermission> = {}): StoredPermission => ({
  id,
  parentId: '',
  name: id,
  nameEn: '',
  names: {},
  perms: '',
  permsType: '1',
  icon: '',
  component: `x/${id}`,
  componentName: '',
  url: `/${id}`,
  redirect: '',
  sortNo: 0,
  menuType: 0,
  route: true,
  keepAlive: false,
  hidden: false,
  hideTab: false,
  alwaysShow: false,
  internalOrExternal: false,
  description: '',
  status: '1',
  ...more,
})
const below = (id: string, parentId: string, more: Partial<StoredPermission> = {}) =>
  entry(id, { parentId, menuType: 1, ...more })

it('orders by sortNo and nests by parent', () => {
  const tree = menuTree([
    entry('b', { sortNo: 2 }),
    entry('a', { sortNo: 1 }),
    below('a2', 'a', { sortNo: 2 }),
    below('a1', 'a', { sortNo: 1 }),
  ])
  expect(tree.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(tree[0]!.children!.map(({ id }) => id)).toEqual(['a1', 'a2'])
  expect(tree[1]).not.toHaveProperty('children')
})

it('has exactly the keys of the contract for a plain entry', () => {
  const [node] = menuTree([entry('a', { component: '', url: '/online/:code' })])
  expect(node).toEqual({
    id: 'a',
    route: '1',
    path: '/online/:code',
    name: 'online-@code',
    component: 'layouts/RouteView',
    redirect: null,
    meta: { title: 'a', keepAlive: false, internalOrExternal: false, componentName: '' },
  })
})

it('hides a first-level entry whose children are all hidden', () =>
  expect(menuTree([entry('a'), below('a1', 'a', { hidden: true })])[0]).toMatchObject({ hidden: true }))

it('shows neither buttons nor children of an entry that is not held', () => {
  expect(menuTree([below('x', 'gone'), entry('a', { menuType: 2 })])).toEqual([])
})

it('names an external address by its hash', () => {
  const [node] = menuTree([entry('a', { url: 'https://example.com/x', internalOrExternal: true })])
  expect(node!.path).toMatch(/^[0-9a-f]{32}$/)
  expect(node!.meta.url).toBe('https://example.com/x')
})

it('ends on parents that form a circle', () =>
  expect(menuTree([below('a', 'b'), below('b', 'a'), entry('c')])).toHaveLength(1))
