import { chosen } from './bases'
import type { Kind } from './kind'

/** A value of a dictionary, or of a table (`table,text,code`), that is too long to be listed. */
export const dictSearchKind: Kind = {
  ...chosen,
  choices: undefined,
  names: 'dict',
  column: 'select-dict-search',
  searchRank: 5,
}
