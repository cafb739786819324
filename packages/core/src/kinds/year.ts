import { whole } from './bases'
import { fieldMessages as messages } from './messages'
import type { Kind } from './kind'

/** A calendar year. */
export const yearKind: Kind = {
  ...whole,
  number: 'plain',
  limits: { min: 1, max: 9999 },
  query: 'eq',
  width: 90,
  fault: (text) => (Number(text) < 1 || Number(text) > 9999 ? messages.year : undefined),
  example: (row) => 2025 + row,
  random: (source) => Number(source.made().slice(0, 4)),
}
