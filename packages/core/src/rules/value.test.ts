import { describe, expect, it } from 'vitest'
import { isEmptyValue, lengthOf, plainNumber } from './index'
import { textOf, uniqueKey } from './value'

it('empty is what nothing was entered in; 0 and false are values', () => {
  for (const value of [null, undefined, '', []]) expect(isEmptyValue(value)).toBe(true)
  for (const value of [0, false, ' ', [null], {}]) expect(isEmptyValue(value)).toBe(false)
})

it.each<[number, string]>([
  [1e-7, '0.0000001'],
  [-1.25e-9, '-0.00000000125'],
  [1e21, '1000000000000000000000'],
  [1.5e22, '15000000000000000000000'],
  [-1.234567e25, '-12345670000000000000000000'],
  [0, '0'],
  [0.1, '0.1'],
  [Number.NaN, 'NaN'],
  [Number.NEGATIVE_INFINITY, '-Infinity'],
])('%d in plain decimals: %s', (value, text) => {
  expect(plainNumber(value)).toBe(text)
})

it.each<[unknown, string | undefined]>([
  ['a', 'a'],
  [1e-7, '0.0000001'],
  [12n, '12'],
  [true, 'true'],
  [null, undefined],
  [['a'], undefined],
])('the text of %s: %s', (value, text) => {
  expect(textOf(value)).toBe(text)
})

describe('length as people count it', () => {
  it.each<[string, number]>([
    ['', 0],
    ['abc', 3],
    ['中文', 2],
    ['𠮷', 1],
    ['a😀b', 3],
    // The first and the last pair of surrogates there are.
    ['\ud800\udc00', 1],
    ['\udbff\udfff', 1],
    // Halves without the other one count on their own.
    ['\ud800', 1],
    ['\ud800a', 2],
    ['\udc00\udc00', 2],
    ['\ud800\ud800\udc00', 2],
    ['\ud800\ue000', 2],
    ['\ue000\udc00', 2],
    ['\ud7ff\udc00', 2],
  ])('%j: %d', (text, length) => {
    expect(lengthOf(text)).toBe(length)
  })
})

it('compares cells as they are: a number with its text, lists by what is in them', () => {
  expect(uniqueKey(1)).toBe(uniqueKey('1'))
  expect(uniqueKey(['a'])).toBe(uniqueKey(['a']))
  expect(uniqueKey('a')).not.toBe(uniqueKey('A'))
  expect(uniqueKey('a ')).not.toBe(uniqueKey('a'))
  expect(uniqueKey(undefined)).toBe('')
})
