import type { CellDefinition } from './defineCell'
import { checkboxCell } from './checkbox/checkboxCell'
import { dateCell, datetimeCell } from './date/dateCell'
import {
  rowCheckboxCell,
  rowDragCell,
  rowExpandCell,
  rowNumberCell,
  rowRadioCell,
} from './marker/markerCells'
import { departmentCell, lookupCell, multipleCell, userCell } from './lookup/lookupCell'
import { inputNumberCell } from './number/numberCell'
import { selectCell } from './select/selectCell'
import { fileCell } from './file/fileCell'
import { progressCell } from './progress/progressCell'
import { tagsCell } from './tags/tagsCell'
import { inputCell, normalCell, textareaCell } from './text/textCell'

/** The cell types the grid brings along, by the names of spec 2 §3. */
export const builtInCells = {
  'row-number': rowNumberCell,
  'row-checkbox': rowCheckboxCell,
  'row-radio': rowRadioCell,
  'row-expand': rowExpandCell,
  'row-drag-sort': rowDragCell,
  normal: normalCell,
  hidden: normalCell,
  slot: normalCell,
  input: inputCell,
  inputNumber: inputNumberCell,
  textarea: textareaCell,
  input_pop: textareaCell,
  tags: tagsCell,
  progress: progressCell,
  upload: fileCell,
  file: fileCell,
  image: fileCell,
  select: selectCell,
  radio: selectCell,
  'select-search': selectCell,
  'select-multiple': multipleCell,
  list_multi: multipleCell,
  'select-dict-search': lookupCell,
  sel_search: lookupCell,
  sel_search_async: lookupCell,
  popup: lookupCell,
  popupNew: lookupCell,
  sel_user: userCell,
  sel_depart: departmentCell,
  date: dateCell,
  datetime: datetimeCell,
  checkbox: checkboxCell,
  checkbox_meta: checkboxCell,
} satisfies Record<string, CellDefinition>

/** Name of a built-in cell type. `hidden` columns hold values and are never shown. */
export type BuiltInType = keyof typeof builtInCells
