import { YEARS } from '../text/date'
import { whole } from './bases'
import { fieldMessages as messages } from './messages'
import type { Kind } from './kind'

/** A calendar year. */
export const yearKind: Kind = {
  ...whole,
  number: 'plain',
  limits: YEARS,
  query: 'eq',
  width: 90,
  fault: (text) => (Number(text) < YEARS.min || Number(text) > YEARS.max ? messages.year : undefined),
  example: (row) => 2025 + row,
  random: (source) => Number(source.made().slice(0, 4)),
}
