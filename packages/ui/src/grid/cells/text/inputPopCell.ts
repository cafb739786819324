import { defineCell } from '../../api/cell'
import { gridPart } from '../../api/gridPart'
import { InputPopPanel } from '../panels'
import { textareaCell } from './textCell'

const Dialog = gridPart(async () => (await import('../dialog/TextDialog')).TextDialog)

/** A long text: written in the cell, or in a dialog of its own. */
export const inputPopCell = defineCell({ ...textareaCell, Panel: InputPopPanel, Dialog })
