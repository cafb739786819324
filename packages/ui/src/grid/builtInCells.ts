import { cronCell } from '../cells/cron/cronCell'
import { codeCell, markdownCell } from '../cells/editors/editorCells'
import { kindCells } from '../kinds/cells'
import type { CellDefinition } from './api/cell'
import type { BuiltInType } from './api/columnType'
import { basicCells } from './cells/basicCells'

/** The cell types the grid brings along: the 33 of spec 2 §3 by their names, and those that fields of entities need. */
export const builtInCells = {
  ...basicCells,
  ...kindCells,
  code: codeCell,
  markdown: markdownCell,
  cron: cronCell,
} satisfies Record<BuiltInType, CellDefinition>
