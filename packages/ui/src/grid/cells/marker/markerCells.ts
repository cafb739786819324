import { defineCell } from '../../api/cell'
import type { CellDefinition } from '../../api/cell'

const marker: CellDefinition = {
  editor: 'none',
  marker: true,
  align: 'center',
  toText: () => '',
  parse: () => ({ ok: false, reason: 'readOnly' }),
  compare: () => 0,
}

/** Position + 1 of the row (spec 2 §4). 60 wide (spec 2 §9). */
export const rowNumberCell = defineCell({ ...marker, width: 60, minWidth: 40 })

/** Chooses rows. 40 wide (spec 2 §9). */
export const rowCheckboxCell = defineCell({ ...marker, width: 40, minWidth: 40 })

/** The handle that drags the row to another place. 40 wide (spec 2 §9). */
export const rowDragCell = defineCell({ ...marker, width: 40, minWidth: 40 })

/** Opens and closes what stands below the row. 40 wide (spec 2 §9). */
export const rowExpandCell = defineCell({ ...marker, width: 40, minWidth: 40 })

/** Chooses one row. 40 wide (spec 2 §9). */
export const rowRadioCell = defineCell({ ...marker, width: 40, minWidth: 40 })
