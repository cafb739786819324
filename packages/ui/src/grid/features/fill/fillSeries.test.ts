import { expect, it } from 'vitest'
import { fillSeries } from './fillSeries'

it.each<[string, unknown[], unknown[]]>([
  ['one value is repeated', [7], [7, 7, 7]],
  ['numbers in even steps go on', [1, 3], [5, 7, 9]],
  ['downwards, and without a binary tail', [0.3, 0.2], [0.1, 0, -0.1]],
  ['numbers in uneven steps are repeated', [1, 2, 4], [1, 2, 4]],
  [
    'days go on, over the end of a month',
    ['2026-02-27', '2026-02-28'],
    ['2026-03-01', '2026-03-02', '2026-03-03'],
  ],
  ['texts are repeated in turn', ['a', 'b'], ['a', 'b', 'a']],
  ['blank and number are no series', [null, 1], [null, 1, null]],
])('%s', (_name, values, expected) => {
  expect(fillSeries(values, 3)).toEqual(expected)
})
