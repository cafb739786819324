import type { PickedColumnType } from '@lading/core/entity'
import { richTextCell } from '../cells/editors/editorCells'
import type { CellDefinition } from '../grid/api/cell'
import { fileCell, imageCell } from './file/cell/fileCell'
import { popupCell } from './popup/cell/popupCell'
import { controlCell } from './shared/controlCell'
import { departmentCell, peopleCell, userCell } from './shared/peopleCells'

/** The cells of kinds whose values are picked, sent or formatted, by the kind's column type. */
export const kindCells = {
  sel_user: userCell,
  sel_depart: departmentCell,
  sel_role: peopleCell,
  sel_position: peopleCell,
  sel_area: controlCell,
  sel_category: controlCell,
  sel_tree: controlCell,
  popup: popupCell,
  popupNew: popupCell,
  upload: fileCell,
  file: fileCell,
  image: imageCell,
  richtext: richTextCell,
} satisfies Record<PickedColumnType, CellDefinition> & Record<string, CellDefinition>
