import { expect, it } from 'vitest'
import { checkCron } from './jobSchedule'

it('takes the seven fields', () => expect(() => checkCron('0 0/5 * * * ? *')).not.toThrow())
it.each([
  ['99 * * * *', /不正确/],
  ['0 0 3 * * ? 2020', /不会再触发/],
  ['0 0 0 30 2 ?', /不会再触发/],
])('refuses %s', (expression, why) => expect(() => checkCron(expression)).toThrow(why))
