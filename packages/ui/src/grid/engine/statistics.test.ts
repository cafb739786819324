import { expect, it } from 'vitest'
import { Statistics, roundStatistic } from './statistics'
import { numberIn } from '../api/numberIn'

it('reads numbers as parseFloat does, anything else as 0 (spec 2 §5)', () => {
  expect([
    numberIn('12.5kg'),
    numberIn(''),
    numberIn(null),
    numberIn(NaN),
    numberIn('x'),
    numberIn(3),
  ]).toEqual([12.5, 0, 0, 0, 0, 3])
})

it('rounds half away from zero to two decimals', () => {
  expect([1.005, -1.005, 0.1 + 0.2, -0.001].map(roundStatistic)).toEqual([1.01, -1.01, 0.3, 0])
})

it('is not worn out by many changes', () => {
  const statistics = new Statistics()
  statistics.reset(['a'], [])
  let row: Record<string, unknown> = { a: 0.1 }
  statistics.insert(row)
  for (let i = 0; i < 100_000; i++) {
    const next = { a: ((i * 7919) % 1000003) / 7 }
    statistics.replace(row, next)
    row = next
  }
  statistics.replace(row, { a: 0.1 })
  expect(statistics.figures('a')).toEqual({ sum: 0.1, average: 0.1 })
})

it('knows nothing of a column that is not summed up, and no average of nothing', () => {
  const statistics = new Statistics()
  statistics.reset(['a'], [])
  expect(statistics.figures('b')).toBeUndefined()
  expect(statistics.figures('a')).toEqual({ sum: 0, average: 0 })
})

it('averages the cells that are numbers: a blank is none, a zero is one', () => {
  const statistics = new Statistics()
  const rows = [{ a: 4 }, { a: null }, { a: '' }, { a: '2' }, { a: 'x' }, {}]
  statistics.reset(['a'], rows)
  expect(statistics.figures('a')).toEqual({ sum: 6, average: 3 })
  statistics.replace(rows[1]!, { a: 0 })
  expect(statistics.figures('a')).toEqual({ sum: 6, average: 2 })
  statistics.replace({ a: 0 }, { a: null })
  statistics.remove({ a: 4 })
  statistics.insert({ a: '' })
  expect(statistics.figures('a')).toEqual({ sum: 2, average: 2 })
})
