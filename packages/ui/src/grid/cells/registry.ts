import type { CellDefinition } from './defineCell'
import { checkboxCell } from './checkbox/checkboxCell'
import { dateCell, datetimeCell } from './date/dateCell'
import { rowCheckboxCell, rowNumberCell, rowRadioCell } from './marker/markerCells'
import { inputNumberCell } from './number/numberCell'
import { selectCell } from './select/selectCell'
import { inputCell, normalCell, textareaCell } from './text/textCell'

/** The cell types the grid brings along, by the names of spec 2 §3. */
export const builtInCells = {
  'row-number': rowNumberCell,
  'row-checkbox': rowCheckboxCell,
  'row-radio': rowRadioCell,
  normal: normalCell,
  hidden: normalCell,
  slot: normalCell,
  input: inputCell,
  inputNumber: inputNumberCell,
  textarea: textareaCell,
  select: selectCell,
  date: dateCell,
  datetime: datetimeCell,
  checkbox: checkboxCell,
} satisfies Record<string, CellDefinition>

/** Name of a built-in cell type. `hidden` columns hold values and are never shown. */
export type BuiltInType = keyof typeof builtInCells
