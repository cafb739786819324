import { picked } from './bases'
import type { Kind } from './kind'

/** A province, city or county, stored by its code. */
export const areaKind: Kind = {
  ...picked,
  query: 'eq',
  conditions: 'text',
  within: true,
  column: 'sel_area',
}
