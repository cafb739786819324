import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextRuns, yearOfRuns } from './index'

/*
 * A second evaluator that shares nothing with the first: every part is made as its text together with a test of one
 * value, and every minute of a span is asked, on the clock that Intl shows.
 */
interface Part {
  text: string
  fits: (value: number) => boolean
}
interface DayPart {
  text: string
  fits: (year: number, month: number, day: number) => boolean
}

const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
const weekday = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay()
/** The working day nearest to a day: all of the month are looked at, none is computed. */
function nearestWorkday(year: number, month: number, day: number): number | undefined {
  if (day < 1 || day > lastDay(year, month)) return undefined
  const days = Array.from({ length: lastDay(year, month) }, (_, at) => at + 1)
  const working = days.filter((each) => ![0, 6].includes(weekday(year, month, each)))
  return working.sort((a, b) => Math.abs(a - day) - Math.abs(b - day))[0]
}

const int = (min: number, max: number) => fc.integer({ min, max })
const any: Part = { text: '*', fits: () => true }

/** One item of a field of plain numbers. `wrap`: ranges may go over the end. */
function item(min: number, max: number, wrap = true): fc.Arbitrary<Part> {
  const size = max - min + 1
  const within = (value: number, from: number, to: number) =>
    from <= to ? value >= from && value <= to : value >= from || value <= to
  const range = fc.tuple(int(min, max), int(min, max)).filter(([from, to]) => wrap || from <= to)
  return fc.oneof(
    int(min, max).map((only): Part => ({ text: String(only), fits: (value) => value === only })),
    range.map(([from, to]): Part => ({ text: `${from}-${to}`, fits: (value) => within(value, from, to) })),
    fc.tuple(range, int(1, Math.min(7, max))).map(([[from, to], step]): Part => ({
      text: `${from}-${to}/${step}`,
      fits: (value) => within(value, from, to) && ((value - from + size) % size) % step === 0,
    })),
    fc.tuple(int(min, max), int(1, Math.min(9, max))).map(([from, step]): Part => ({
      text: `${from}/${step}`,
      fits: (value) => value >= from && (value - from) % step === 0,
    })),
    int(1, Math.min(9, max)).map((step): Part => ({
      text: `*/${step}`,
      fits: (value) => (value - min) % step === 0,
    })),
  )
}

function field(min: number, max: number): fc.Arbitrary<Part> {
  const list = fc.array(item(min, max), { minLength: 1, maxLength: 3 }).map((items): Part => ({
    text: items.map(({ text }) => text).join(','),
    fits: (value) => items.some(({ fits }) => fits(value)),
  }))
  return fc.oneof({ weight: 1, arbitrary: fc.constant(any) }, { weight: 3, arbitrary: list })
}

const specialDay: fc.Arbitrary<DayPart> = fc.oneof(
  fc.constant<DayPart>({ text: 'L', fits: (y, m, d) => d === lastDay(y, m) }),
  fc.constant<DayPart>({ text: 'LW', fits: (y, m, d) => d === nearestWorkday(y, m, lastDay(y, m)) }),
  int(1, 30).map((n): DayPart => ({ text: `L-${n}`, fits: (y, m, d) => d === lastDay(y, m) - n })),
  int(1, 30).map((n): DayPart => ({
    text: `L-${n}W`,
    fits: (y, m, d) => d === nearestWorkday(y, m, lastDay(y, m) - n),
  })),
  int(1, 31).map((n): DayPart => ({ text: `${n}W`, fits: (y, m, d) => d === nearestWorkday(y, m, n) })),
)
const plainDay = field(1, 31).map((part): DayPart => ({ text: part.text, fits: (_y, _m, d) => part.fits(d) }))
const dayList = fc
  .array(fc.oneof(specialDay, plainDay), { minLength: 1, maxLength: 3 })
  .map((items): DayPart => ({
    text: items.map(({ text }) => text).join(','),
    fits: (y, m, d) => items.some(({ fits }) => fits(y, m, d)),
  }))

const NAMES = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']
const week: fc.Arbitrary<DayPart> = fc.oneof(
  fc.tuple(int(0, 6), int(1, 5)).map(([w, n]): DayPart => ({
    text: `${NAMES[w]}#${n}`,
    fits: (y, m, d) => weekday(y, m, d) === w && Math.ceil(d / 7) === n,
  })),
  int(0, 6).map((w): DayPart => ({
    text: `${w}L`,
    fits: (y, m, d) => weekday(y, m, d) === w && d + 7 > lastDay(y, m),
  })),
  fc.uniqueArray(int(0, 6), { minLength: 1, maxLength: 3 }).map((days): DayPart => ({
    text: days.map((day) => (day % 2 ? NAMES[day]!.toLowerCase() : day === 0 ? '7' : String(day))).join(','),
    fits: (y, m, d) => days.includes(weekday(y, m, d)),
  })),
  fc.tuple(int(0, 6), int(0, 6), int(1, 3)).map(([from, to, step]): DayPart => ({
    text: `${NAMES[from]}-${NAMES[to]}${step > 1 ? `/${step}` : ''}`,
    fits: (y, m, d) => {
      const after = (weekday(y, m, d) - from + 7) % 7
      return after <= (to - from + 7) % 7 && after % step === 0
    },
  })),
)

const date = fc.oneof(
  dayList.map((part) => ({ day: part.text, week: '?', fits: part.fits })),
  week.map((part) => ({ day: '?', week: part.text, fits: part.fits })),
)

describe('days of years, one by one', () => {
  it.each([
    [2027, 'Asia/Shanghai'],
    [2028, 'UTC'],
    [2096, 'America/New_York'],
    [2100, 'Australia/Lord_Howe'],
  ])('%i in %s', (year, zone) => {
    fc.assert(
      fc.property(date, field(1, 12), (on, month) => {
        const days = yearOfRuns(`0 0 12 ${on.day} ${month.text} ${on.week} ${year}`, year, { zone })
        const expected: string[] = []
        for (let m = 1; m <= 12; m += 1)
          for (let d = 1; d <= lastDay(year, m); d += 1)
            if (month.fits(m) && on.fits(year, m, d)) expected.push(`${m}-${d}`)
        expect(days.filter(({ runs }) => runs > 0).map((each) => `${each.month}-${each.day}`)).toEqual(
          expected,
        )
        const runs = nextRuns(`0 0 12 ${on.day} ${month.text} ${on.week} ${year}`, {
          from: new Date(Date.UTC(year - 1, 11, 30)),
          count: 400,
          zone: 'UTC',
        })
        expect(runs.map((run) => `${run.getUTCMonth() + 1}-${run.getUTCDate()}`)).toEqual(expected)
      }),
      { numRuns: 120 },
    )
  })
})

/** Minutes around changes of the clock; the wall clock of each, as Intl shows it. */
function minutesOf(zone: string, start: string, hours: number) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  const from = Date.parse(start)
  const minutes = Array.from({ length: hours * 60 }, (_, at) => from + at * 60_000)
  return minutes.map((time) => ({ time, wall: format.format(time) }))
}

describe('minutes around changes of the clock, one by one', () => {
  it.each([
    ['America/New_York', '2026-03-07T12:00:00Z'],
    ['America/New_York', '2026-10-31T12:00:00Z'],
    ['Europe/London', '2027-03-27T12:00:00Z'],
    ['Europe/Dublin', '2027-10-30T12:00:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T00:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-03T00:00:00Z'],
    ['America/Havana', '2026-03-07T12:00:00Z'],
    ['America/Havana', '2026-10-31T12:00:00Z'],
    ['Africa/Cairo', '2026-10-29T06:00:00Z'],
    ['Asia/Beirut', '2026-03-28T06:00:00Z'],
    ['Antarctica/Troll', '2026-10-24T12:00:00Z'],
    ['Asia/Kathmandu', '2026-10-24T12:00:00Z'],
    ['Pacific/Chatham', '2026-04-03T12:00:00Z'],
    ['Pacific/Apia', '2011-12-29T12:00:00Z'],
    // Not at a quarter of an hour, and by seven hours.
    ['America/St_Johns', '2010-03-13T12:00:00Z'],
    ['America/St_Johns', '2010-11-06T12:00:00Z'],
    ['Pacific/Kiritimati', '1979-09-30T12:00:00Z'],
    ['Antarctica/Vostok', '1994-01-31T06:00:00Z'],
  ])('%s from %s', (zone, start) => {
    const minutes = minutesOf(zone, start, 48)
    // Minutes after the span, so that a time that comes twice is known at its end, too.
    const after = minutesOf(zone, new Date(minutes.at(-1)!.time + 60_000).toISOString(), 8)
    const latest = new Map([...minutes, ...after].map(({ time, wall }) => [wall, time]))
    fc.assert(
      fc.property(field(0, 59), field(0, 23), int(0, 48 * 60 - 1), (minute, hour, at) => {
        const from = minutes[at]!.time
        const expected = minutes
          .filter(({ time, wall }) => {
            const [h, m] = wall.slice(11).split(':').map(Number) as [number, number]
            return time > from && latest.get(wall) === time && hour.fits(h) && minute.fits(m)
          })
          .map(({ time }) => time)
        const end = minutes.at(-1)!.time
        const runs = nextRuns(`0 ${minute.text} ${hour.text} * * ?`, { from, zone, count: 1000 })
        // At most a thousand are given.
        const given = runs.map(Number).filter((time) => time <= end)
        expect(given).toEqual(expected.slice(0, 1000))
      }),
      { numRuns: 40 },
    )
  })
})

describe('seconds, one by one', () => {
  it('gives what fits, strictly after the start', () => {
    fc.assert(
      fc.property(field(0, 59), field(0, 59), int(0, 7199), (second, minute, after) => {
        const start = Date.UTC(2026, 10, 20, 22, 0, 0)
        const from = start + after * 1000
        const expected: number[] = []
        for (let time = from + 1000; time < start + 10_800_000; time += 1000) {
          const at = new Date(time)
          if (second.fits(at.getUTCSeconds()) && minute.fits(at.getUTCMinutes())) expected.push(time)
        }
        const runs = nextRuns(`${second.text} ${minute.text} * * * ?`, {
          from: from + 999,
          zone: 'UTC',
          count: 25,
        })
        const given = runs.map(Number).filter((time) => time < start + 10_800_000)
        expect(given).toEqual(expected.slice(0, 25))
      }),
      { numRuns: 60 },
    )
  })
})

describe('week days as numbers', () => {
  const days = (expression: string, weekdays: 'unix' | 'quartz') =>
    nextRuns(`0 0 0 ? * ${expression}`, { from: Date.UTC(2026, 10, 22) - 1, count: 7, zone: 'UTC', weekdays })
      .filter((run) => run.getTime() < Date.UTC(2026, 10, 29))
      .map((run) => NAMES[run.getUTCDay()])
      .join(' ')
  it.each([
    ['0', 'SUN', undefined],
    ['7', 'SUN', 'SAT'],
    ['1', 'MON', 'SUN'],
    ['0-7', 'SUN MON TUE WED THU FRI SAT', undefined],
    ['1-7', 'SUN MON TUE WED THU FRI SAT', 'SUN MON TUE WED THU FRI SAT'],
    ['5-7', 'SUN FRI SAT', 'THU FRI SAT'],
    ['6-1', 'SUN MON SAT', 'SUN FRI SAT'],
    ['0-7/2', 'SUN TUE THU SAT', undefined],
    ['2/3', 'TUE FRI', 'MON THU'],
    ['*/3', 'SUN WED SAT', 'SUN WED SAT'],
    ['Fri-mon', 'SUN MON FRI SAT', 'SUN MON FRI SAT'],
    ['L', 'SAT', 'SAT'],
  ])('%s', (text, unix, quartz) => {
    expect(days(text, 'unix')).toBe(unix)
    if (quartz === undefined) expect(() => days(text, 'quartz')).toThrow('不在1到7之间')
    else expect(days(text, 'quartz')).toBe(quartz)
  })
})
