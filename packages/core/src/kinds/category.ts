import { picked } from './bases'
import type { Kind } from './kind'

/** A category, stored by id. */
export const categoryKind: Kind = {
  ...picked,
  names: 'category',
  conditions: 'text',
  column: 'sel_category',
}
