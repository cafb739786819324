import { expect, it } from 'vitest'
import { plainPattern } from './plainPattern'

it.each(['n6-16', '^[A-Z]{2}\\d{4,6}$', '[a-z]+-\\d*', 'a{3}b{2,9}c{1,9}d{1,9}'])('takes %s', (pattern) =>
  expect(plainPattern(pattern)).toBe(true),
)

it.each([
  ['groups', '(a+)+'],
  ['choices', 'a|b'],
  ['what ends in the middle', '[a'],
  ['many parts without an end', 'a*a*a*b'],
  // As slow as the one before.
  ['many parts with a far end', 'a{0,999}a{0,999}a{0,999}b'],
  ['many parts from a number on', 'a{2,}a{2,}a{2,}b'],
])('refuses %s', (_what, pattern) => expect(plainPattern(pattern)).toBe(false))
