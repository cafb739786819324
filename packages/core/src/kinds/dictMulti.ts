import { chosen } from './bases'
import type { Kind } from './kind'

/** Several values of a short dictionary. */
export const dictMultiKind: Kind = {
  ...chosen,
  list: true,
  maxLength: 2000,
  column: 'select-multiple',
  sortable: false,
  searchRank: 6,
}
