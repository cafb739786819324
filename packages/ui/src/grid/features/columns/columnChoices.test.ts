import { expect, it } from 'vitest'
import { NO_CHOICES, inOrder, movedKey, readChoices } from './columnChoices'

const columns = ['a', 'b', 'c', 'd'].map((key) => ({ key }))
const keys = (order: string[]) =>
  inOrder(columns, order)
    .map(({ key }) => key)
    .join('')

it('puts columns in the chosen order; later ones stay behind the one they are defined after', () => {
  expect(keys([])).toBe('abcd')
  expect(keys(['d', 'c', 'b', 'a'])).toBe('dcba')
  expect(keys(['d', 'b', 'a', 'gone'])).toBe('dbca')
  expect(keys(['b', 'c'])).toBe('abcd')
})

it('moves one place, within bounds', () => {
  expect(movedKey(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(movedKey(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
  expect(movedKey(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
})

it('reads what it has written, and nothing out of what is broken', () => {
  const choices = {
    order: ['b'],
    sizes: { a: 80 },
    visible: { c: false },
    pinned: { a: 'end' as const },
    wraps: { b: true },
    group: 'c',
    colours: [],
  }
  expect(readChoices(JSON.stringify(choices))).toEqual(choices)
  for (const text of [
    null,
    '',
    '{',
    '7',
    'null',
    '[]',
    '{"order":7,"sizes":[],"visible":{"a":1},"wraps":"b"}',
  ]) {
    expect(readChoices(text)).toEqual(NO_CHOICES)
  }
})
