import { expect, it } from 'vitest'
import { reorder } from './reorder'

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [1, -1, 'abc'],
  [0, 3, 'abc'],
  [5, 0, 'abc'],
])('moves %i to %i: %s', (from, to, result) =>
  expect(reorder(['a', 'b', 'c'], from, to).join('')).toBe(result),
)
