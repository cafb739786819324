import { CronExpressionParser } from 'cron-parser'
import { expect, it } from 'vitest'
import { nextRuns } from './nextRuns'

/** A small generator of numbers, so that a failure can be run again. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** One field that both read the same way: every, a value, a range, a list, a step. */
function field(pick: (below: number) => number, min: number, max: number): string {
  const value = () => min + pick(max - min + 1)
  switch (pick(5)) {
    case 0:
      return '*'
    case 1:
      return String(value())
    case 2: {
      const [from = 0, to = 0] = [value(), value()].sort((a, b) => a - b)
      return `${from}-${to}`
    }
    case 3:
      return [...new Set([value(), value(), value()])].sort((a, b) => a - b).join(',')
    default:
      return `${min}-${max}/${1 + pick(max - min)}`
  }
}

/**
 * Where the library is right (plain fields, no clock changes) it and we agree; where it is not – mixed days, L, W, #,
 * years, changes of the clock – the acceptance vectors decide (decision 7).
 */
it('runs when cron-parser runs, for 400 plain expressions', () => {
  const pick = seeded(20_261_122)
  for (let round = 0; round < 400; round++) {
    const time = [field(pick, 0, 59), field(pick, 0, 59), field(pick, 0, 23)].join(' ')
    const month = field(pick, 1, 12)
    // The 29th and later are not in every month: with one month chosen there might be no run at all.
    const byDay = pick(2) === 0
    const [day, week] = byDay ? [field(pick, 1, 28), '?'] : ['?', field(pick, 0, 6)]
    const expression = `${time} ${day} ${month} ${week}`
    const from = new Date(Date.UTC(2024 + pick(8), pick(12), 1 + pick(28), pick(24), pick(60), pick(60)))
    const theirs = CronExpressionParser.parse(expression.replaceAll('?', '*'), {
      currentDate: from,
      tz: 'UTC',
    })
    const expected = theirs.take(8).map((date) => date.toDate().toISOString())
    const ours = nextRuns(expression, { from, count: 8, zone: 'UTC', weekdays: 'unix' })
    expect([expression, ours.map((date) => date.toISOString())]).toEqual([expression, expected])
  }
})
