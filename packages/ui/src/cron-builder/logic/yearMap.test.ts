import { yearOfRuns } from '@lading/core/cron'
import { describe, expect, it } from 'vitest'
import { dayAfterKey, levelOf, monthRowsOf, yearMapOf } from './yearMap'
import { timeToAsk } from './why'

const mapOf = (expression: string, year: number) => yearMapOf(year, yearOfRuns(expression, year))
const reading = { zone: 'Asia/Shanghai', weekdays: 'unix' } as const

describe('the map of a year', () => {
  it.each([2024, 2026, 2027, 2028, 2034])('%i: every day once, under its week day', (year) => {
    const map = mapOf('0 0 9 * * ?', year)
    expect(map.rows.flatMap((row) => row.filter(Boolean))).toHaveLength(map.days.length)
    for (const [at, row] of map.rows.entries())
      for (const day of row) if (day) expect(new Date(day.date).getUTCDay()).toBe((at + 1) % 7)
    expect(map.days.at(-1)?.date).toBe(`${year}-12-31`)
    expect(map.monthColumns).toHaveLength(12)
  })

  it('sums up', () => {
    const map = mapOf('0 0 9,18 L * ?', 2027)
    expect({ runs: map.runs, runDays: map.runDays, most: map.most }).toEqual({
      runs: 24,
      runDays: 12,
      most: 2,
    })
  })

  it('says the months in a line each', () => {
    const rows = monthRowsOf(mapOf('0 0 9 1-3,5,30,31 * ?', 2027))
    expect(rows[0]).toEqual({ month: 1, runs: 6, runDays: 6, dates: '1–3, 5, 30–31' })
    expect(rows[1]?.dates).toBe('1–3, 5')
    expect(monthRowsOf(mapOf('0 0 9 30 2 ?', 2027)).every(({ dates }) => dates === '')).toBe(true)
  })

  it('darkens by the share of the busiest day', () => {
    expect([0, 1, 25, 26, 75, 100].map((runs) => levelOf(runs, 100))).toEqual([0, 1, 1, 2, 3, 4])
    expect(levelOf(0, 0)).toBe(0)
  })

  it('is walked by keys, and not left by them', () => {
    const map = mapOf('0 0 9 * * ?', 2027)
    const dateAfter = (key: string, from: string) => {
      const to = dayAfterKey(
        key,
        map,
        map.days.findIndex(({ date }) => date === from),
      )
      return to === undefined ? undefined : map.days[to]?.date.slice(5)
    }
    expect(dateAfter('ArrowDown', '2027-01-31')).toBe('02-01')
    expect(dateAfter('ArrowUp', '2027-01-01')).toBe('01-01')
    expect(dateAfter('ArrowLeft', '2027-01-03')).toBe('01-01')
    expect(dateAfter('ArrowRight', '2027-12-30')).toBe('12-31')
    expect(dateAfter('PageDown', '2027-01-31')).toBe('02-28')
    expect(dateAfter('PageUp', '2027-03-31')).toBe('02-28')
    expect(dateAfter('PageDown', '2027-12-05')).toBe('12-05')
    expect([dateAfter('Home', '2027-05-05'), dateAfter('End', '2027-05-05')]).toEqual(['01-01', '12-31'])
    expect(dateAfter('Tab', '2027-05-05')).toBeUndefined()
  })
})

describe('the time to ask about', () => {
  it.each([
    ['0 0 9,18 * * ?', '2027-05-05', '2027-05-05 09:00:00'],
    ['0 0 0 * * ?', '2027-05-05', '2027-05-05 00:00:00'],
    ['0 0 9 ? * MON', '2027-05-05', '2027-05-05 14:30:15'],
    ['nonsense', '2027-05-05', '2027-05-05 14:30:15'],
  ])('%s on %s', (expression, date, at) => {
    expect(timeToAsk(expression, date, '2026-11-20 14:30:15', reading)).toBe(at)
  })
})
