import { expect, it } from 'vitest'
import type { DepartmentNode } from './departmentTree'
import { moveOf } from './departMove'

const node = (id: string, children: DepartmentNode[] = []) => ({ id, children }) as unknown as DepartmentNode
const tree = [node('head', [node('sales', [node('north')]), node('buying'), node('stores')])]

it.each([
  [
    'on another',
    { id: 'buying', target: 'sales', gap: false, before: false },
    { id: 'buying', parentId: 'sales' },
  ],
  ['on the one above', { id: 'buying', target: 'head', gap: false, before: false }, undefined],
  ['on itself', { id: 'sales', target: 'sales', gap: false, before: false }, undefined],
  ['below itself', { id: 'sales', target: 'north', gap: false, before: false }, undefined],
  [
    'before a sibling',
    { id: 'stores', target: 'sales', gap: true, before: true },
    { id: 'stores', parentId: 'head', beforeId: 'sales' },
  ],
  [
    'behind a sibling',
    { id: 'sales', target: 'buying', gap: true, before: false },
    { id: 'sales', parentId: 'head', beforeId: 'stores' },
  ],
  [
    'at the end',
    { id: 'sales', target: 'stores', gap: true, before: false },
    { id: 'sales', parentId: 'head' },
  ],
  ['where it stands', { id: 'buying', target: 'sales', gap: true, before: false }, undefined],
  [
    'beside the root',
    { id: 'north', target: 'head', gap: true, before: false },
    { id: 'north', parentId: '' },
  ],
])('a department let go %s', (_, drop, move) => {
  expect(moveOf(tree, drop)).toEqual(move)
})
