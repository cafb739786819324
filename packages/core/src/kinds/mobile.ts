import { typed } from './bases'
import { fieldMessages as messages } from './messages'
import type { Kind } from './kind'

/** A mobile number. */
export const mobileKind: Kind = {
  ...typed,
  pattern: { preset: 'm', message: messages.mobile },
  example: (row) => `1380000000${row}`,
  random: (source) => `138${String(source.integer(0, 99_999_999)).padStart(8, '0')}`,
}
