import { picked } from './bases'
import type { Kind } from './kind'

/** A record of another entity. */
export const recordKind: Kind = {
  ...picked,
  names: 'record',
  // Also typed by hand where the application registers no source for it.
  query: 'like',
  conditions: 'text',
  column: 'popup',
  searchRank: 2,
  needs: ['ref'],
}
