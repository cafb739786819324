import { gridPart } from '../../grid/api/gridPart'
import { defineCell } from '../../grid/api/cell'
import { lookupCell } from '../../grid/cells/lookup/lookupCell'

const ControlDialog = gridPart(async () => (await import('./ControlDialog')).ControlDialog)

/**
 * Areas by code, categories by id, nodes of a tree by their stored value; shows their names. Searched under the cell,
 * or picked level by level in a dialog.
 */
export const controlCell = defineCell({
  ...lookupCell,
  Dialog: ControlDialog,
  hasDialog: ({ def }, provided) => provided && def.lookup === undefined,
  minWidth: 120,
  width: 200,
})
