import type { CellDefinition } from '../api/cell'
import { checkboxCell, switchCell } from './checkbox/checkboxCell'
import { dateCell, datetimeCell } from './date/dateCell'
import {
  rowCheckboxCell,
  rowDragCell,
  rowExpandCell,
  rowNumberCell,
  rowRadioCell,
} from './marker/markerCells'
import { lookupCell, multipleCell } from './lookup/lookupCell'
import { inputNumberCell } from './number/numberCell'
import { selectCell } from './select/selectCell'
import { progressCell } from './progress/progressCell'
import { tagsCell } from './tags/tagsCell'
import { inputPopCell } from './text/inputPopCell'
import { inputCell, normalCell, textareaCell } from './text/textCell'

/** The cell types that need nothing but the grid itself; those of business values are given to it. */
export const basicCells = {
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
  input_pop: inputPopCell,
  tags: tagsCell,
  progress: progressCell,
  select: selectCell,
  radio: selectCell,
  'select-search': selectCell,
  'select-multiple': multipleCell,
  list_multi: multipleCell,
  'select-dict-search': lookupCell,
  sel_search: lookupCell,
  sel_search_async: lookupCell,
  date: dateCell,
  datetime: datetimeCell,
  checkbox: checkboxCell,
  checkbox_meta: checkboxCell,
  switch: switchCell,
} satisfies Record<string, CellDefinition>
