import { pickedFrom } from './bases'
import type { Kind } from './kind'

/** A user of the system, stored by account. */
export const userKind = {
  ...pickedFrom({
    table: 'sys_user',
    value: 'username',
    text: 'realname',
    codes: ['workNo'],
    hint: { zh: '姓名、账号或工号', en: 'a name, account or job number' },
  }),
  people: true,
  head: 'party',
  column: 'sel_user',
  // As wide as its column in a grid at least (spec 2 §9).
  width: 190,
  random: (source) => source.pick(['sales', 'admin']),
} satisfies Kind
