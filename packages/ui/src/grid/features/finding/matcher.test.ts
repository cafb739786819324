import { expect, it } from 'vitest'
import { matcherOf, replacedText } from './matcher'
import type { FindOptions } from './matcher'

it.each<[string, string, string, FindOptions, string]>([
  ['every occurrence', 'a-a-b', 'a', {}, 'x-x-b'],
  ['capitals or not', 'Abc abc', 'ABC', {}, 'x x'],
  ['capitals as they are', 'Abc abc', 'abc', { matchCase: true }, 'Abc x'],
  ['whole cells only', 'abc', 'ab', { whole: true }, 'abc'],
  ['a whole cell', ' abc ', 'ABC', { whole: true }, 'x'],
  ['signs as they are', '1.5 (a|b) $1', '(a|b)', {}, '1.5 x $1'],
  ['a dot is a dot', '1x5 1.5', '1.5', {}, '1x5 x'],
  ['Chinese', '不锈钢管', '钢', {}, '不锈x管'],
  ['nothing', 'abc', ' ', {}, 'abc'],
])('replaces %s', (_name, text, wanted, options, expected) => {
  expect(replacedText(text, wanted, 'x', options)).toBe(expected)
  // What is found is what is replaced.
  expect(matcherOf(wanted, options)?.(text) ?? false).toBe(text !== expected)
})

it('puts a replacement in as it is', () => {
  expect(replacedText('a', 'a', '$& $1 \\n', {})).toBe('$& $1 \\n')
})
