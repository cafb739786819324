import { gridPart } from '../../../grid/api/gridPart'
import { defineCell } from '../../../grid/api/cell'
import { lookupCell } from '../../../grid/cells/lookup/lookupCell'
import { PopupText } from './PopupText'
import { picksReport, popupFault } from './popupFault'

const Dialog = gridPart(async () => (await import('./PopupDialog')).PopupDialog)

/**
 * Values picked from an online report, which fill other fields of the row, too (`popupCode`, `orgFields`,
 * `destFields`), or records of another entity (`props.ref`). A column that cannot work says so and is locked.
 */
export const popupCell = defineCell({
  ...lookupCell,
  Display: PopupText,
  Dialog,
  hasDialog: ({ def }, provided) =>
    provided && (picksReport(def) || (def.lookup === undefined && typeof def.props?.['ref'] === 'string')),
  dialogOnly: ({ def }) => picksReport(def),
  fault: popupFault,
})
