import type { ComponentType } from 'react'
import type { Ui } from '../../foundation/uiContext'
import type { CellDefinition } from '../api/cell'
import type { GridColumn } from '../api/column'
import type { Lookup } from '../api/lookup'
import type { GridController } from '../kernel/gridController'

/** What is given to a grid: it knows no business values by itself. */
export interface GridKit {
  /** Cell types by name; those of a page's `cells` come over them. */
  cells: Readonly<Record<string, CellDefinition>>
  /** Where a column's values are searched in a `UiProvider`. @default the column's own `lookup` */
  lookupOf?: (column: GridColumn, ui: Ui) => Lookup | undefined
  /** What the cell types need once per grid: styles, windows over the page. */
  Host?: ComponentType<{ grid: GridController }>
}
