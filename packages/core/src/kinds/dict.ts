import { chosen } from './bases'
import type { Kind } from './kind'

/** A value of a short dictionary. */
export const dictKind: Kind = {
  ...chosen,
  column: ({ look }) => (look === 'radio' || look === 'button' ? 'radio' : 'select'),
  searchRank: 4,
}
