import { defineCell } from '../../api/cell'
import { InputPopPanel } from '../../laterParts'
import { gridPart } from '../../view/gridPart'
import { textareaCell } from './textCell'

const Dialog = gridPart(async () => (await import('../dialog/TextDialog')).TextDialog)

/** A long text: written in the cell, or in a dialog of its own. */
export const inputPopCell = defineCell({ ...textareaCell, Panel: InputPopPanel, Dialog })
