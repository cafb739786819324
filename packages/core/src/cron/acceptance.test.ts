import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CronError, nextRuns } from './index'

interface Vector {
  id: string
  category: string
  expr: string
  tz: string
  from: string
  next?: string[]
  exhausted?: boolean
}
interface Vectors {
  vectors: Vector[]
  disputed: (Vector & { documented: string[] })[]
  lenient: { expr: string; note: string }[]
}
const vectors = JSON.parse(
  readFileSync(new URL('./acceptance/cron-vectors.json', import.meta.url), 'utf8'),
) as Vectors

const runsOf = ({ expr, tz, from }: Vector, count: number) =>
  nextRuns(expr, { from: new Date(from), count, zone: tz, weekdays: 'quartz' }).map((run) => run.getTime())
const times = (texts: string[]) => texts.map((text) => Date.parse(text))

describe('valid expressions', () => {
  it.each(vectors.vectors.filter(({ category }) => category !== 'error'))('$id $expr', (vector) => {
    const { next = [], exhausted } = vector
    expect(runsOf(vector, exhausted ? next.length + 1 : next.length)).toEqual(times(next))
  })
})

describe('faulty expressions', () => {
  it.each([...vectors.vectors.filter(({ category }) => category === 'error'), ...vectors.lenient])(
    '$expr',
    ({ expr }) => {
      let error: unknown
      try {
        nextRuns(expr, { weekdays: 'quartz' })
      } catch (caught) {
        error = caught
      }
      expect(error).toBeInstanceOf(CronError)
      const { position, message } = error as CronError
      expect(position).toBeGreaterThanOrEqual(0)
      expect(position).toBeLessThanOrEqual(expr.length)
      expect(message).toContain('第')
    },
  )
})

describe('where Quartz contradicts its documentation, the documentation holds', () => {
  it.each(vectors.disputed)('$expr from $from', (vector) => {
    expect(runsOf(vector, vector.documented.length)).toEqual(times(vector.documented))
  })
})
