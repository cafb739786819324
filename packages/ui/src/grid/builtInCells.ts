import { kindCells } from '../kinds/cells'
import type { CellDefinition } from './api/cell'
import type { BuiltInType } from './api/columnType'
import { checkboxCell, switchCell } from './cells/checkbox/checkboxCell'
import { dateCell, datetimeCell } from './cells/date/dateCell'
import {
  rowCheckboxCell,
  rowDragCell,
  rowExpandCell,
  rowNumberCell,
  rowRadioCell,
} from './cells/marker/markerCells'
import { lookupCell, multipleCell } from './cells/lookup/lookupCell'
import { inputNumberCell } from './cells/number/numberCell'
import { popupCell } from '../kinds/popup/cell/popupCell'
import { selectCell } from './cells/select/selectCell'
import { fileCell, imageCell } from '../kinds/file/cell/fileCell'
import { cronCell } from '../cells/cron/cronCell'
import { progressCell } from './cells/progress/progressCell'
import { codeCell, markdownCell, richTextCell } from '../cells/editors/editorCells'
import { tagsCell } from './cells/tags/tagsCell'
import { inputPopCell } from './cells/text/inputPopCell'
import { inputCell, normalCell, textareaCell } from './cells/text/textCell'

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
