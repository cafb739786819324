import { picked } from './bases'
import type { Kind } from './kind'

/** A node of a tree, stored by its value. */
export const treeKind: Kind = {
  ...picked,
  names: 'dict',
  conditions: 'text',
  column: 'sel_tree',
  needs: ['dict'],
}
