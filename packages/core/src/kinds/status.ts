import type { Kind } from './kind'

/** The state of a record in its workflow; the server alone moves it. */
export const statusKind: Kind = {
  stored: 'text',
  serverOnly: true,
  choices: 'states',
  query: 'in',
  conditions: 'choice',
  column: 'normal',
  width: 110,
  searchRank: 1,
  random: () => null,
}
