import { picked } from './bases'
import type { Kind } from './kind'

/** A record of another entity. */
export const recordKind: Kind = {
  ...picked,
  names: 'record',
  column: 'popup',
  searchRank: 2,
  needs: ['ref'],
}
