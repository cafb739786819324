import { gridPart } from '../../view/gridPart'
import { defineCell } from '../../api/cell'
import { lookupCell } from './lookupCell'

const ControlDialog = gridPart(async () => (await import('../dialog/ControlDialog')).ControlDialog)

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
