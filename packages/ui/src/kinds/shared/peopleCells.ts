import { defineCell } from '../../grid/api/cell'
import type { CompiledColumn } from '../../grid/api/cell'
import { gridPart } from '../../grid/api/gridPart'
import { lookupCell } from '../../grid/cells/lookup/lookupCell'

const PeopleDialog = gridPart(async () => (await import('./PeopleDialog')).PeopleDialog)

/** A lookup of the column's own has other values than the dialog. */
const people = {
  Dialog: PeopleDialog,
  hasDialog: (column: CompiledColumn, provided: boolean) => provided && column.def.lookup === undefined,
}

/** Users by account; shows their names (spec 2 §9: at least 190 wide, 220 by default). */
export const userCell = defineCell({ ...lookupCell, ...people, minWidth: 190, width: 220 })

/** Departments; shows their names (spec 2 §9: at least 190 wide, so that the 160 by default become 190). */
export const departmentCell = defineCell({ ...lookupCell, ...people, minWidth: 190, width: 160 })

/** Roles and positions by code; shows their names. */
export const peopleCell = defineCell({ ...lookupCell, ...people, minWidth: 120, width: 160 })
