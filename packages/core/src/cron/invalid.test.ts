import { describe, expect, it } from 'vitest'
import { CronError, explainCron, nextRuns, parseCron, yearOfRuns } from './index'

function faultOf(call: () => unknown): CronError {
  try {
    call()
  } catch (error) {
    if (error instanceof CronError) return error
    throw error
  }
  throw new Error('It was taken.')
}

/** Every class of fault: where it starts, in which field, and a word of the reason. */
const FAULTS: [expression: string, position: number, field: string | undefined, reason: string][] = [
  ['', 0, undefined, '实际有0个'],
  ['   ', 3, undefined, '实际有0个'],
  ['@daily', 6, undefined, '实际有1个'],
  ['0 0 9 * *', 9, undefined, '实际有5个'],
  ['0 0 9 * * ? 2027 x', 17, undefined, '实际有8个'],
  ['60 0 9 * * ?', 0, 'second', '60不在0到59之间'],
  ['0 60 9 * * ?', 2, 'minute', '60不在0到59之间'],
  ['0 0 24 * * ?', 4, 'hour', '24不在0到23之间'],
  ['0 0 9 0 * ?', 6, 'day', '0不在1到31之间'],
  ['0 0 9 32 * ?', 6, 'day', '32不在1到31之间'],
  ['0 0 9 * 0 ?', 8, 'month', '0不在1到12之间'],
  ['0 0 9 * 13 ?', 8, 'month', '13不在1到12之间'],
  ['0 0 9 ? * 8', 10, 'week', '8不在0到7之间'],
  ['0 0 9 * * ? 1969', 12, 'year', '1969不在1970到2199之间'],
  ['0 0 9 * * ? 2200', 12, 'year', '2200不在1970到2199之间'],
  ['0 0 9 * * ? 2030-2027', 12, 'year', '结束年份早于开始年份'],
  ['-1 0 9 * * ?', 0, 'second', '不是数字'],
  ['1.5 0 9 * * ?', 0, 'second', '不是数字'],
  ['0x1 0 9 * * ?', 0, 'second', '不是数字'],
  ['1e1 0 9 * * ?', 0, 'second', '不是数字'],
  ['１ 0 9 * * ?', 0, 'second', '不是数字'],
  ['0 0 9 * FOO ?', 8, 'month', '不是数字'],
  ['0 0 9 ? * MONDAY', 10, 'week', '不是数字'],
  ['0 0 MON * * ?', 4, 'hour', '不是数字'],
  ['0 5- 9 * * ?', 2, 'minute', '不是数字'],
  ['0 -5 9 * * ?', 2, 'minute', '不是数字'],
  ['0 1-2-3 9 * * ?', 2, 'minute', '不是数字'],
  ['0 5/ 9 * * ?', 2, 'minute', '不是数字'],
  ['0 1/2/3 9 * * ?', 2, 'minute', '不是数字'],
  ['0 */0 9 * * ?', 2, 'minute', '间隔0不在1到59之间'],
  ['0 0/60 9 * * ?', 2, 'minute', '间隔60不在1到59之间'],
  ['0 0 0/24 * * ?', 4, 'hour', '间隔24不在1到23之间'],
  ['0 0 9 1/32 * ?', 6, 'day', '间隔32不在1到31之间'],
  ['0 0 9 ? * */8', 10, 'week', '间隔8不在1到7之间'],
  ['0 ,5 9 * * ?', 2, 'minute', '空项'],
  ['0 5, 9 * * ?', 4, 'minute', '空项'],
  ['0 1,,5 9 * * ?', 4, 'minute', '空项'],
  ['0 1,99 9 * * ?', 4, 'minute', '99不在0到59之间'],
  ['0 *5 9 * * ?', 2, 'minute', '不是数字'],
  ['? 0 9 * * ?', 0, 'second', '?只能用于日或周'],
  ['0 0 9 * ? ?', 8, 'month', '?只能用于日或周'],
  ['0 0 9 * * ? ?', 12, 'year', '?只能用于日或周'],
  ['0 0 9 * * *', 10, 'week', '必须有且只有一个为?'],
  ['0 0 9 ? * ?', 10, 'week', '必须有且只有一个为?'],
  ['0 0 9 1 * MON', 10, 'week', '必须有且只有一个为?'],
  ['0 0 9 ?,1 * MON', 6, 'day', '不能与其他值同列'],
  ['0 0 9 L-31 * ?', 6, 'day', '不能超过30'],
  ['0 0 9 0W * ?', 6, 'day', '0不在1到31之间'],
  ['0 0 9 32W * ?', 6, 'day', '32不在1到31之间'],
  ['0 0 9 W * ?', 6, 'day', '不是数字'],
  ['0 0 9 1-5W * ?', 6, 'day', '不是数字'],
  ['0 0 9 WL * ?', 6, 'day', '不是数字'],
  ['0 0 9 * L ?', 8, 'month', '不是数字'],
  ['0 0 9 ? * MON#0', 10, 'week', '1到5'],
  ['0 0 9 ? * MON#6', 10, 'week', '1到5'],
  ['0 0 9 ? * #2', 10, 'week', '不是数字'],
  ['0 0 9 ? * MON#', 10, 'week', '1到5'],
  ['0 0 9 ? * 8#1', 10, 'week', '8不在0到7之间'],
  ['0 0 9 ? * MON#1,WED', 10, 'week', '不能与其他值同列'],
  ['0 0 9 ? * MON,FRIL', 14, 'week', '不能与其他值同列'],
  ['0 0 9 ? * LW', 10, 'week', '不是数字'],
  ['0 0 9 ? * L-2', 10, 'week', '不是数字'],
]

describe('every class of fault', () => {
  it.each(FAULTS)('%j at %i', (expression, position, field, reason) => {
    const fault = faultOf(() => parseCron(expression))
    expect({ position: fault.position, field: fault.field }).toEqual({ position, field })
    expect(fault.message).toContain(reason)
    expect(fault.text('en-US')).toMatch(/^Character \d+( \([a-z]+\))?: \S/)
    expect(fault.length).toBeGreaterThan(0)
    for (const call of [
      nextRuns,
      (text: string) => yearOfRuns(text, 2027),
      (text: string) => explainCron(text, new Date()),
    ])
      expect(faultOf(() => call(expression)).position).toBe(position)
  })

  it('refuses what is too long, what is no count and what is no moment', () => {
    expect(faultOf(() => parseCron(`0 0 0 * * ? ${'1'.repeat(2000)}`)).message).toContain('过长')
    expect(() => nextRuns('* * * * * ?', { count: Number.NaN })).toThrow(RangeError)
    expect(() => nextRuns('* * * * * ?', { from: Number.NaN })).toThrow(RangeError)
    expect(() => explainCron('* * * * * ?', new Date(Number.NaN))).toThrow(RangeError)
  })
})
