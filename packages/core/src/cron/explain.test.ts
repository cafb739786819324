import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cronWarnings, explainCron, nextRuns, yearOfRuns } from './index'

const sentences = (expression: string, at: string, zone?: string) => {
  const { checks, ...rest } = explainCron(expression, at, { zone })
  return {
    ...rest,
    zh: checks.map(({ field, why }) => `${field}:${why.zh}`),
    en: checks.map(({ why }) => why.en),
  }
}

describe('explainCron', () => {
  it('says which fields fit', () => {
    const { runs, zh, next, at } = sentences('0 0 9 ? * MON-FRI', '2026-11-22 09:00')
    expect({ runs, at, zh }).toEqual({
      runs: false,
      at: '2026-11-22 09:00:00',
      zh: [
        'year:2026年：任意值都可以',
        'month:11月：任意值都可以',
        'week:周日不符合“周一到周五”，该月为2日、3日、4日、5日、6日、9日、10日、11日等',
        'hour:9点符合“9点”',
        'minute:0分符合“0分”',
        'second:0秒符合“0秒”',
      ],
    })
    expect(next).toEqual(new Date('2026-11-23T09:00:00+08:00'))
  })

  it('names the days of special rules', () => {
    expect(sentences('0 0 9 15W * ?', '2026-11-15 09:00:00').en[2]).toBe(
      'the 15th does not fit “the working day nearest to the 15th”; in that month it is the 16th',
    )
    expect(sentences('0 0 9 ? * FRI#5', '2026-11-13 09:00:00').zh[2]).toBe(
      'week:周五不符合“第5个周五”，该月没有这样的日子',
    )
    expect(explainCron('0 0 9 L 2 ?', '2028-02-29 09:00').runs).toBe(true)
  })

  it('knows times that a clock jumps over or shows twice', () => {
    const skipped = explainCron('0 30 2 * * ?', '2026-03-08 02:30', { zone: 'America/New_York' })
    expect(skipped).toMatchObject({ runs: false, clock: { kind: 'skipped' } })
    expect(skipped.checks.every(({ fits }) => fits)).toBe(true)
    expect(skipped.next).toEqual(new Date('2026-03-09T02:30:00-04:00'))
    const zone = 'America/New_York'
    expect(explainCron('0 30 1 * * ?', '2026-11-01 01:30', { zone })).toMatchObject({
      runs: true,
      clock: { kind: 'twice' },
    })
    const first = new Date('2026-11-01T01:30:00-04:00')
    const second = new Date('2026-11-01T01:30:00-05:00')
    expect(explainCron('0 30 1 * * ?', first, { zone })).toMatchObject({ runs: false, next: second })
    expect(explainCron('0 30 1 * * ?', second, { zone }).runs).toBe(true)
  })

  it.each(['', 'today', '2026-02-30 10:00', '2026-11-01 24:00', '2026-13-01 00:00'])('refuses %j', (at) => {
    expect(() => explainCron('* * * * * ?', at)).toThrow('不是时间')
  })

  it('agrees with the next runs', () => {
    const expressions = [
      '0 0/7 8-18/2 1-5,LW * ?',
      '0 15 10 ? * MON-FRI',
      '0 0 0 L-3W 2,3 ?',
      '30 */20 * ? * SAT#2',
    ]
    const moment = fc
      .integer({ min: 0, max: 366 * 24 * 60 * 2 })
      .map((half) => Date.UTC(2028, 0) + half * 30_000)
    fc.assert(
      fc.property(fc.constantFrom(...expressions), moment, fc.boolean(), (expression, time, near) => {
        const zone = 'Europe/Berlin'
        const [run] = nextRuns(expression, { from: time, count: 1, zone })
        const at = near && run ? run : new Date(time)
        const [same] = nextRuns(expression, { from: at.getTime() - 1000, count: 1, zone })
        const { runs, next } = explainCron(expression, at, { zone })
        expect(runs).toBe(same?.getTime() === at.getTime())
        expect(next).toEqual(nextRuns(expression, { from: at, count: 1, zone })[0])
      }),
      { numRuns: 300 },
    )
  })
})

describe('yearOfRuns', () => {
  const sum = (days: { runs: number }[]) => days.reduce((total, { runs }) => total + runs, 0)
  it('counts every day of the year', () => {
    expect(yearOfRuns('0 0 9 * * ?', 2027)).toHaveLength(365)
    expect(yearOfRuns('0 0 9 * * ?', 2028)).toHaveLength(366)
    expect(sum(yearOfRuns('* * * * * ?', 2028))).toBe(366 * 86_400)
    expect(sum(yearOfRuns('0 0 9 * * ? 2027', 2028))).toBe(0)
  })
  it('leaves out what the clock jumps over and counts once what it shows twice', () => {
    const days = yearOfRuns('0 * * * * ?', 2026, { zone: 'America/New_York' })
    const on = (month: number, day: number) =>
      days.find((each) => each.month === month && each.day === day)?.runs
    expect([on(3, 7), on(3, 8), on(3, 9), on(11, 1)]).toEqual([1440, 1380, 1440, 1440])
  })
  it('counts what the next runs give', () => {
    const zone = 'America/Havana'
    for (const expression of ['0 0/30 0-3 * * ?', '0 0 0 ? * SUN', '0 59 23 L * ?']) {
      const from = nextRuns('0 0 1 1 1 ? 2026', { from: 0, zone })[0]!.getTime() - 3_601_000
      const runs = nextRuns(expression, { from, count: 1000, zone })
      const days = yearOfRuns(expression, 2026, { zone }).slice(0, 120)
      const end = nextRuns('0 0 12 30 4 ? 2026', { from: 0, zone })[0]!.getTime() + 12 * 3_600_000
      expect(sum(days)).toBe(runs.filter((run) => run.getTime() < end).length)
    }
  })
})

describe('cronWarnings', () => {
  it.each([
    ['0 0 9 15W * ?', []],
    ['0 0 9,17 15W * ?', ['workdayLosesRuns']],
    ['0 0 0 31 * ?', ['shortMonths']],
    ['0 0 0 29 * ?', ['shortMonths']],
    ['0 0 0 29 3-12 ?', []],
    ['0 0 0 28-31 * ?', []],
    ['0 0 0 30 2 ?', ['never']],
    ['0 0 0 31,L 2 ?', []],
    ['0 0 0 ? * MON', []],
  ])('%s', (expression, codes) => {
    expect(cronWarnings(expression).map(({ code }) => code)).toEqual(codes)
  })
})
