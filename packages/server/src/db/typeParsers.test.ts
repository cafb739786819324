import { expect, it } from 'vitest'
import { parseTimestamptz, stampOf, wireTypes } from './typeParsers'

it.each([
  ['2026-11-21 02:00:00+00', '2026-11-21 10:00:00'],
  ['2026-11-21 10:00:00.123+08', '2026-11-21 10:00:00'],
  ['2026-11-20 20:30:00-05:30', '2026-11-21 10:00:00'],
  ['2026-12-31 23:59:59.999+08', '2026-12-31 23:59:59'],
])('reads %s as %s', (text, expected) => expect(parseTimestamptz(text)).toBe(expected))

it('writes times in GMT+8', () =>
  expect(stampOf(new Date('2026-02-28T16:00:00Z'))).toBe('2026-03-01 00:00:00'))

it('reads numbers as numbers while they are exact', () => {
  const read = (oid: number, text: string) =>
    (wireTypes.getTypeParser(oid as never) as (text: string) => unknown)(text)
  expect(read(1700, '12.500000')).toBe(12.5)
  expect(read(20, '9007199254740991')).toBe(9_007_199_254_740_991)
  expect(read(20, '9007199254740993')).toBe('9007199254740993')
  expect(read(1082, '2026-01-31')).toBe('2026-01-31')
  expect(read(1114, '2026-01-31 08:00:00.5')).toBe('2026-01-31 08:00:00')
})
