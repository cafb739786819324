import type { CellDefinition } from '../grid/api/cell'
import { controlCell } from './shared/controlCell'
import { departmentCell, peopleCell, userCell } from '../grid/cells/lookup/lookupCell'

/** The cells of kinds whose values are picked, by the kind's column type. */
export const kindCells = {
  sel_user: userCell,
  sel_depart: departmentCell,
  sel_role: peopleCell,
  sel_position: peopleCell,
  sel_area: controlCell,
  sel_category: controlCell,
  sel_tree: controlCell,
} satisfies Record<string, CellDefinition>
