import { describe, expect, it } from 'vitest'
import { isRelativeDate, parseListQuery, QueryError, RELATIVE_DATES, relativeDays } from './index'
import type { QueryFields, RelativeDate } from './index'

describe('relativeDays', () => {
  // A Saturday in GMT+8, still Friday in UTC.
  const now = Date.parse('2026-11-20T23:30:00Z')
  it.each<[RelativeDate, string, string]>([
    ['today', '2026-11-21', '2026-11-21'],
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['last7Days', '2026-11-15', '2026-11-21'],
    ['last30Days', '2026-10-23', '2026-11-21'],
    ['next7Days', '2026-11-21', '2026-11-27'],
    ['beforeToday', '1900-01-01', '2026-11-20'],
    ['before7Days', '1900-01-01', '2026-11-14'],
    ['before30Days', '1900-01-01', '2026-10-22'],
    ['thisWeek', '2026-11-16', '2026-11-22'],
    ['lastWeek', '2026-11-09', '2026-11-15'],
    ['thisMonth', '2026-11-01', '2026-11-30'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['thisQuarter', '2026-10-01', '2026-12-31'],
    ['thisYear', '2026-01-01', '2026-12-31'],
    ['lastYear', '2025-01-01', '2025-12-31'],
  ])('%s', (name, begin, end) => expect(relativeDays(name, now)).toEqual({ begin, end }))

  it('crosses the turn of the year and knows leap days', () => {
    expect(relativeDays('lastMonth', Date.parse('2027-01-05T00:00:00Z'))).toEqual({
      begin: '2026-12-01',
      end: '2026-12-31',
    })
    expect(relativeDays('thisMonth', Date.parse('2028-02-10T00:00:00Z')).end).toBe('2028-02-29')
    expect(relativeDays('thisWeek', Date.parse('2026-11-22T10:00:00Z')).begin).toBe('2026-11-16')
    expect(relativeDays('thisWeek', Date.parse('2026-11-23T10:00:00Z')).begin).toBe('2026-11-23')
  })

  it('knows its names', () => {
    expect(RELATIVE_DATES.every(isRelativeDate)).toBe(true)
    expect(isRelativeDate('toString')).toBe(false)
  })
})

describe('advanced query with days that move and groups', () => {
  const fields: QueryFields = { name: { type: 'text' }, eta: { type: 'date' }, at: { type: 'datetime' } }
  const where = (value: unknown, now = Date.parse('2026-11-21T04:00:00Z')) =>
    parseListQuery({ superQueryParams: JSON.stringify(value) }, fields, { now }).where
  const eq = (value: string) => ({ type: 'compare', field: 'name', operator: 'eq', value })

  it('resolves days by the clock it is given', () => {
    expect(where([{ field: 'eta', rule: 'relative', val: 'thisMonth' }])).toEqual({
      type: 'and',
      parts: [
        { type: 'compare', field: 'eta', operator: 'ge', value: '2026-11-01' },
        { type: 'compare', field: 'eta', operator: 'le', value: '2026-11-30' },
      ],
    })
    expect(where([{ field: 'at', rule: 'relative', val: 'today' }])).toEqual({
      type: 'and',
      parts: [
        { type: 'compare', field: 'at', operator: 'ge', value: '2026-11-21 00:00:00' },
        { type: 'compare', field: 'at', operator: 'lt', value: '2026-11-22 00:00:00' },
      ],
    })
  })

  it('refuses unknown days, and days of fields that have none', () => {
    expect(() => where([{ field: 'eta', rule: 'relative', val: 'someday' }])).toThrow(QueryError)
    expect(() => where([{ field: 'name', rule: 'relative', val: 'today' }])).toThrow(QueryError)
  })

  it('joins groups by their own type', () => {
    const lines = [
      { field: 'name', rule: 'eq', val: 'a' },
      {
        matchType: 'or',
        lines: [
          { field: 'name', rule: 'eq', val: 'b' },
          { field: 'name', rule: 'eq', val: 'c' },
        ],
      },
    ]
    expect(where(lines)).toEqual({
      type: 'and',
      parts: [eq('a'), { type: 'or', parts: [eq('b'), eq('c')] }],
    })
    expect(where([{ matchType: 'or', lines: [] }])).toBeUndefined()
  })

  it('limits how deep and how many', () => {
    const nested = (depth: number): unknown =>
      depth === 0 ? { field: 'name', rule: 'eq', val: 'a' } : { matchType: 'and', lines: [nested(depth - 1)] }
    expect(where([nested(3)])).toEqual(eq('a'))
    expect(() => where([nested(4)])).toThrow('高级查询最多3层分组')
    const many = Array.from({ length: 26 }, () => ({ field: 'name', rule: 'eq', val: 'a' }))
    expect(() => where([{ matchType: 'or', lines: many }, ...many])).toThrow('高级查询最多50个条件')
    expect(() => where([{ matchType: 'xor', lines: many }])).toThrow('高级查询匹配方式只能是and或or')
  })
})
