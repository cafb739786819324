import { fieldMessages as messages } from './messages'
import type { Kind } from './kind'

/** Yes or no, stored as `Y` or `N` (spec 2 §4, "Switch"). */
export const booleanKind: Kind = {
  stored: 'text',
  choices: 'yesNo',
  query: 'eq',
  conditions: 'choice',
  column: 'checkbox',
  width: 90,
  fault: (text) => (text === 'Y' || text === 'N' ? undefined : messages.boolean),
  example: (row) => (row % 2 === 1 ? 'Y' : 'N'),
  random: (source) => source.pick(['Y', 'N']),
}
