import { defineCell } from '../../api/cell'
import { InputPopPanel } from '../../react/laterParts'
import { gridPart } from '../../api/gridPart'
import { textareaCell } from './textCell'

const Dialog = gridPart(async () => (await import('../dialog/TextDialog')).TextDialog)

/** A long text: written in the cell, or in a dialog of its own. */
export const inputPopCell = defineCell({ ...textareaCell, Panel: InputPopPanel, Dialog })
