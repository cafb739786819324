import { describe, expect, it } from 'vitest'
import { hasChildren, levelParams, openable, readAnswer, treeRows } from './treeRows'
import type { Branch, TreeRow } from './treeRows'

describe('an answer', () => {
  it('is an array or an object with records; anything else is refused', () => {
    expect(readAnswer([{ id: '1' }], 'unknown')).toEqual({ rows: [{ id: '1' }], total: 1 })
    expect(readAnswer({ records: [{ id: '1' }], total: 57 }, 'unknown').total).toBe(57)
    for (const wrong of [null, undefined, 'x', 5, {}, { records: {} }])
      expect(() => readAnswer(wrong, 'unknown')).toThrow('unknown')
  })
})

it('knows which rows have children', () => {
  const yes = [
    { hasChildren: '1' },
    { hasChildren: true },
    { isLeaf: false },
    { leaf: 0 },
    { children: [{}] },
  ]
  const no = [
    {},
    { hasChildren: '0' },
    { hasChildren: false },
    { isLeaf: true },
    { leaf: 1 },
    { children: [] },
  ]
  for (const row of yes) expect([row, hasChildren({ id: 'x', ...row })]).toEqual([row, true])
  for (const row of no) expect([row, hasChildren({ id: 'x', ...row })]).toEqual([row, false])
})

it('hangs children below their rows, and a place where there are none yet', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, hasChildren: id !== 'e' }))
  const branches = new Map<string, Branch>([
    ['b', { state: 'loading' }],
    ['c', { state: 'failed', message: 'no' }],
    ['d', { state: 'loaded', rows: [{ id: 'd1', hasChildren: true }] }],
    ['d1', { state: 'loaded', rows: [] }],
  ])
  const short = ({ key, children, place }: TreeRow): unknown =>
    children ? { [key]: children.map(short) } : (place?.state ?? key)
  const tree = treeRows(rows, branches)
  expect(tree.map(short)).toEqual([
    { a: [] },
    { b: ['loading'] },
    { c: ['failed'] },
    { d: [{ d1: ['empty'] }] },
    'e',
  ])
  expect(openable(tree).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'd1'])
})

it('asks for one level', () => {
  expect(levelParams('pid', 'x', '{"a":1}', { code: 'y' })).toEqual({
    pid: 'x',
    condition: '{"a":1}',
    code: 'y',
  })
})
