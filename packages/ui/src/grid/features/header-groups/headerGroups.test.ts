import { expect, it } from 'vitest'
import { groupRuns, mayStandBetween } from './headerGroups'

const paths = [[], ['客户', '联系'], ['客户', '联系'], ['客户'], ['货物'], ['客户']]

it('puts neighbours of one group under one title, level by level', () => {
  expect(groupRuns(paths, 0)).toEqual([
    { title: undefined, from: 0, to: 1 },
    { title: '客户', from: 1, to: 4 },
    { title: '货物', from: 4, to: 5 },
    { title: '客户', from: 5, to: 6 },
  ])
  expect(groupRuns(paths, 1)).toEqual([
    { title: undefined, from: 0, to: 1 },
    { title: '联系', from: 1, to: 3 },
    { title: undefined, from: 3, to: 6 },
  ])
  expect(groupRuns(paths, 0, 2, 4)).toEqual([{ title: '客户', from: 2, to: 4 }])
  // The same title in different groups is not the same group.
  expect(
    groupRuns(
      [
        ['a', 'x'],
        ['b', 'x'],
      ],
      1,
    ),
  ).toHaveLength(2)
})

it.each<[string, string[], string[] | undefined, string[] | undefined, boolean]>([
  ['no group, at the start', [], undefined, ['a'], true],
  ['no group, into a group', [], ['a'], ['a'], false],
  ['no group, between two groups', [], ['a'], ['b'], true],
  ['inside of its own group', ['a'], ['a'], ['a'], true],
  ['at the edge of its own group', ['a'], ['a'], ['b'], true],
  ['out of its own group', ['a'], ['b'], [], false],
  ['into an inner group of its own', ['a'], ['a', 'x'], ['a', 'x'], false],
  ['between two inner groups of its own', ['a'], ['a', 'x'], ['a', 'y'], true],
  ['of an inner group, out of it', ['a', 'x'], ['a'], ['a', 'y'], false],
])('%s', (_case, path, before, after, may) => {
  expect(mayStandBetween(path, before, after)).toBe(may)
})

it('lets the only column of a group go anywhere but into other groups', () => {
  expect(mayStandBetween(['a'], ['b'], ['c'], true)).toBe(true)
  expect(mayStandBetween(['a'], ['b'], ['b'], true)).toBe(false)
})
