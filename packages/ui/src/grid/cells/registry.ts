import { kindCells } from '../../kinds/cells'
import type { CellDefinition } from '../api/cell'
import type { BuiltInType } from '../api/columnType'
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
import { popupCell } from './popup/popupCell'
import { selectCell } from './select/selectCell'
import { fileCell, imageCell } from './file/fileCell'
import { cronCell } from './cron/cronCell'
import { progressCell } from './progress/progressCell'
import { codeCell, markdownCell, richTextCell } from './rich/editorCells'
import { tagsCell } from './tags/tagsCell'
import { inputPopCell } from './text/inputPopCell'
import { inputCell, normalCell, textareaCell } from './text/textCell'

/** The cell types the grid brings along: the 33 of spec 2 §3 by their names, and those that fields of entities need. */
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
  input_pop: inputPopCell,
  tags: tagsCell,
  progress: progressCell,
  upload: fileCell,
  file: fileCell,
  image: imageCell,
  select: selectCell,
  radio: selectCell,
  'select-search': selectCell,
  'select-multiple': multipleCell,
  list_multi: multipleCell,
  'select-dict-search': lookupCell,
  sel_search: lookupCell,
  sel_search_async: lookupCell,
  popup: popupCell,
  popupNew: popupCell,
  ...kindCells,
  richtext: richTextCell,
  code: codeCell,
  markdown: markdownCell,
  cron: cronCell,
  date: dateCell,
  datetime: datetimeCell,
  checkbox: checkboxCell,
  checkbox_meta: checkboxCell,
  switch: switchCell,
} satisfies Record<BuiltInType, CellDefinition>
