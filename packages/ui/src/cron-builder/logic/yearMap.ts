import type { CronDay } from '@lading/core/cron'

/** A day of the map. */
export interface MapDay extends CronDay {
  /** `YYYY-MM-DD`. */
  date: string
  /** 0–6 = SUN–SAT. */
  weekday: number
  /** Place in the year, from 0. */
  index: number
}

/** A year as the map draws it: a row for every week day, Monday first, a column for every week. */
export interface YearMap {
  year: number
  days: MapDay[]
  /** Seven rows; a place before the first day of the year or after its last is empty. */
  rows: (MapDay | undefined)[][]
  weeks: number
  /** For each month, the column in which it begins. */
  monthColumns: number[]
  /** Runs of the whole year. */
  runs: number
  /** Days with a run. */
  runDays: number
  /** Most runs of a day. */
  most: number
}

const two = (value: number) => String(value).padStart(2, '0')

/** Lays the days of a year out. */
export function yearMapOf(year: number, counted: readonly CronDay[]): YearMap {
  const first = new Date(Date.UTC(year, 0, 1)).getUTCDay()
  const days = counted.map((day, index): MapDay => ({
    ...day,
    index,
    date: `${year}-${two(day.month)}-${two(day.day)}`,
    weekday: (first + index) % 7,
  }))
  // Monday is the first row.
  const lead = (first + 6) % 7
  const weeks = Math.ceil((lead + days.length) / 7)
  const rows = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: weeks }, (_, week) => days[week * 7 + row - lead]),
  )
  const monthColumns = days.filter(({ day }) => day === 1).map(({ index }) => Math.floor((lead + index) / 7))
  return {
    year,
    days,
    rows,
    weeks,
    monthColumns,
    runs: days.reduce((sum, { runs }) => sum + runs, 0),
    runDays: days.filter(({ runs }) => runs > 0).length,
    most: Math.max(...days.map(({ runs }) => runs)),
  }
}

/** How dark a day is: 0 without a run, 4 for the most runs of the year. */
export function levelOf(runs: number, most: number): 0 | 1 | 2 | 3 | 4 {
  if (runs === 0 || most === 0) return 0
  return Math.max(1, Math.ceil((runs / most) * 4)) as 1 | 2 | 3 | 4
}

/** The day to which a key moves; `undefined`: the key is not for the map. */
export function dayAfterKey(key: string, map: YearMap, from: number): number | undefined {
  const last = map.days.length - 1
  const to = (index: number) => Math.min(last, Math.max(0, index))
  const { month, day } = map.days[from] ?? { month: 1, day: 1 }
  const sameDayOf = (other: number) =>
    map.days.findLast((each) => each.month === other && each.day <= day)?.index ?? from
  switch (key) {
    case 'ArrowUp':
      return to(from - 1)
    case 'ArrowDown':
      return to(from + 1)
    case 'ArrowLeft':
      return to(from - 7)
    case 'ArrowRight':
      return to(from + 7)
    case 'PageUp':
      return sameDayOf(Math.max(1, month - 1))
    case 'PageDown':
      return sameDayOf(Math.min(12, month + 1))
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

/** One month of the table. */
export interface MonthRow {
  /** 1 to 12. */
  month: number
  runs: number
  runDays: number
  /** Days of the month with a run, neighbours joined: `1–5, 8`. */
  dates: string
}

function joined(days: readonly number[]): string {
  const spans: [from: number, to: number][] = []
  for (const day of days) {
    const last = spans.at(-1)
    if (last && last[1] === day - 1) last[1] = day
    else spans.push([day, day])
  }
  return spans.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
}

/** The year as twelve lines, for those who do not read maps. */
export function monthRowsOf({ days }: YearMap): MonthRow[] {
  return Array.from({ length: 12 }, (_, at) => {
    const running = days.filter(({ month, runs }) => month === at + 1 && runs > 0)
    return {
      month: at + 1,
      runs: running.reduce((sum, { runs }) => sum + runs, 0),
      runDays: running.length,
      dates: joined(running.map(({ day }) => day)),
    }
  })
}
