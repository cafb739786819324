import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeCronField,
  CRON_LIMITS,
  DEFAULT_CRON,
  formatCron,
  joinCron,
  modeOf,
  nextRuns,
  parseCron,
  splitCron,
} from './index'
import type { CronFieldName, CronTexts, CronError } from './index'

const change = (field: CronFieldName, text: string, from: Partial<CronTexts> = {}) =>
  joinCron(changeCronField({ ...DEFAULT_CRON, ...from }, field, text))

it('limits its numbers as specified, but where ADR 7 says why not (spec 2 §5, "Cron numbers")', () => {
  expect(CRON_LIMITS).toEqual({
    second: { interval: [1, 59], start: [0, 59], rangeStart: [1, 59], rangeEnd: [0, 59] },
    // 60 would never come round.
    minute: { interval: [1, 59], start: [0, 59], rangeStart: [0, 59], rangeEnd: [0, 59] },
    hour: { interval: [1, 23], start: [0, 23], rangeStart: [0, 23], rangeEnd: [0, 23] },
    day: { interval: [1, 31], start: [1, 31], rangeStart: [1, 31], rangeEnd: [1, 31] },
    month: { interval: [1, 12], start: [1, 12], rangeStart: [1, 12], rangeEnd: [1, 12] },
    week: { interval: [1, 7], start: [0, 6], rangeStart: [0, 6], rangeEnd: [0, 6] },
    year: { interval: [1, 99], start: [2019, 2119], rangeStart: [2019, 2119], rangeEnd: [2019, 2119] },
    beforeEnd: [1, 30],
    nth: [1, 5],
  })
})

describe('dependencies of the builder', () => {
  it('starts from the default', () => {
    expect(joinCron(DEFAULT_CRON)).toBe('* * * * * ? *')
  })

  it.each<[CronFieldName, string, Partial<CronTexts>, string]>([
    ['minute', '5', {}, '0 5 * * * ? *'],
    ['minute', '5', { second: '30' }, '30 5 * * * ? *'],
    ['hour', '9', {}, '0 0 9 * * ? *'],
    ['day', '15', {}, '0 0 0 15 * ? *'],
    ['week', 'MON', {}, '0 0 0 ? * MON *'],
    ['week', '?', { day: '?', week: 'MON', hour: '0' }, '* * 0 * * ? *'],
    ['day', '?', {}, '* * * ? * * *'],
    ['month', '3', {}, '0 0 0 1 3 ? *'],
    ['month', '3', { day: '?', week: '*' }, '0 0 0 ? 3 MON *'],
    ['month', '3', { day: 'L', hour: '9', minute: '0', second: '0' }, '0 0 9 L 3 ? *'],
    ['year', '2027', {}, '0 0 0 1 1 ? 2027'],
    ['second', '*', {}, '* * * * * ? *'],
  ])('%s = %s', (field, text, from, expected) => {
    expect(change(field, text, from)).toBe(expected)
  })

  it('always leaves an expression that can be read', () => {
    const texts: Record<CronFieldName, string[]> = {
      second: ['*', '0', '0/5'],
      minute: ['*', '1-3'],
      hour: ['*', '9'],
      day: ['*', '?', 'LW', '1,15'],
      month: ['*', '2'],
      week: ['*', '?', 'MON', 'FRI#2'],
      year: ['*', '2030'],
    }
    const step = fc
      .constantFrom(...(Object.keys(texts) as CronFieldName[]))
      .chain((field) => fc.constantFrom(...texts[field]).map((text) => [field, text] as const))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const end = steps.reduce((now, [field, text]) => changeCronField(now, field, text), DEFAULT_CRON)
        expect(() => parseCron(joinCron(end))).not.toThrow()
      }),
    )
  })

  it.each([
    ['?', 'unset'],
    ['*', 'every'],
    ['1-5', 'range'],
    ['0/5', 'loop'],
    ['15W', 'workday'],
    ['LW', 'workday'],
    ['L', 'last'],
    ['L-3', 'last'],
    ['1,2', 'specify'],
    ['1-5,10', 'specify'],
    ['7', 'specify'],
    ['WED', 'specify'],
    ['FRIL', 'last'],
    ['FRI#2', 'specify'],
    ['nonsense', 'every'],
  ])('reads %s as %s', (text, mode) => {
    expect(modeOf(text)).toBe(mode)
  })

  it('splits texts with or without a year', () => {
    expect(splitCron(' 0 0 9 ? *\tMON ').week).toBe('MON')
    expect(splitCron('0 0').day).toBe('*')
  })
})

describe('formatCron', () => {
  it.each([
    ['0 0 9 ? * 1-5', '0 0 9 ? * MON-FRI'],
    ['0 0 9 ? * 5L', '0 0 9 ? * FRIL'],
    ['0 0/5,30 8-18/2 1,LW,L-3W * ? 2027', '0 0/5,30 8-18/2 1,LW,L-3W * ? 2027'],
    ['*/5 * * * * ? *', '0/5 * * * * ?'],
  ])('%s', (expression, text) => {
    expect(formatCron(parseCron(expression))).toBe(text)
  })

  it('means the same after it was written, in both numberings', () => {
    const from = new Date('2026-11-20T02:00:00Z')
    const number = (min: number, max: number) => fc.integer({ min, max })
    const simple = (min: number, max: number) =>
      fc.oneof(
        fc.constant('*'),
        number(min, max).map(String),
        fc.tuple(number(min, max), number(min, max)).map(([a, b]) => `${a}-${b}`),
        fc.tuple(number(min, max), number(1, 7)).map(([a, b]) => `${a}/${b}`),
      )
    const day = fc.oneof(simple(1, 31), fc.constantFrom('L', 'LW', '15W', 'L-2,3'))
    const week = fc.oneof(simple(1, 6), fc.constantFrom('L', '5L', '3#2', '1,3'))
    const expression = fc
      .tuple(simple(0, 59), simple(0, 59), simple(0, 23), simple(1, 12), fc.boolean(), day, week)
      .map(([s, m, h, mo, byWeek, d, w]) => `${s} ${m} ${h} ${byWeek ? '?' : d} ${mo} ${byWeek ? w : '?'}`)
    fc.assert(
      fc.property(expression, fc.constantFrom('unix', 'quartz'), (text, weekdays) => {
        const written = formatCron(parseCron(text, { weekdays }))
        const runs = nextRuns(text, { from, count: 3, weekdays })
        expect(nextRuns(written, { from, count: 3 })).toEqual(runs)
      }),
      { numRuns: 200 },
    )
  })
})

describe('errors', () => {
  it.each([
    ['0 0 24 * * ?', 4, 2, 'hour', '第5个字符（时）：24不在0到23之间'],
    ['0 0,99 1 * * ?', 4, 2, 'minute', '第5个字符（分）：99不在0到59之间'],
    ['0 0 1 * *', 9, 1, undefined, '第10个字符：应有6或7个字段，实际有5个'],
  ])('%s', (expression, position, length, field, message) => {
    let error: unknown
    try {
      parseCron(expression)
    } catch (caught) {
      error = caught
    }
    expect(error).toMatchObject({ position, length, field, message })
    expect((error as CronError).text('en-US')).toMatch(/^Character \d+/)
  })

  it('names an unknown zone', () => {
    expect(() => nextRuns('0 0 0 * * ?', { zone: 'Mars/Olympus' })).toThrow('没有时区“Mars/Olympus”')
  })

  it('asks for no more runs than are wanted', () => {
    expect(nextRuns('* * * * * ?', { count: 0 })).toEqual([])
    expect(nextRuns('* * * * * ?')).toHaveLength(10)
  })
})
