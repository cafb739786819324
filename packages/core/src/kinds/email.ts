import { typed } from './bases'
import { fieldMessages as messages } from './messages'
import type { Kind } from './kind'

/** An e-mail address. */
export const emailKind: Kind = {
  ...typed,
  pattern: { preset: 'e', message: messages.email },
  example: (row) => `mail${row}@example.com`,
  random: () => 'ops@example.com',
}
