import { typed } from './bases'
import { fieldMessages as messages } from './messages'
import type { Kind } from './kind'

/** An address on the web. */
export const urlKind: Kind = {
  ...typed,
  maxLength: 2000,
  pattern: { preset: 'url', message: messages.url },
  example: (row) => `https://example.com/${row}`,
  random: () => null,
}
