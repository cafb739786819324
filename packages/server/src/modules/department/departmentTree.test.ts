import { expect, it } from 'vitest'
import { departmentTree, nextOrgCode } from './departmentTree'

it.each([
  ['', undefined, 'A01'],
  ['', 'A01', 'A02'],
  ['', 'A99', 'B01'],
  ['A01', undefined, 'A01A01'],
  ['A01', 'A01A09', 'A01A10'],
])('after %s / %s comes %s', (parent, last, expected) => expect(nextOrgCode(parent, last)).toBe(expected))

it('puts a department whose parent is missing at the top', () => {
  const row = (id: string, parentId: string) => ({ id, parentId, departName: id, orgCode: id })
  const tree = departmentTree([row('a', ''), row('b', 'a'), row('c', 'gone')])
  expect(tree.map(({ id, isLeaf }) => [id, isLeaf])).toEqual([
    ['a', false],
    ['c', true],
  ])
  expect(tree[0]!.children![0]).toMatchObject({ key: 'b', value: 'b', title: 'b', isLeaf: true })
})
