import { restrictionOf } from '@lading/core/entity'
import type { Field } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import type { GridColumn } from '../../grid/api/column'
import { filtersOf } from '../shared/filters'

/** What `props` of a column of records say besides its reference. */
interface RecordProps extends Pick<Field, 'where'> {
  /** The header above the rows, as it stands. */
  header?: () => Row
}

/** Which records a cell may name, by the row and by the header above it. */
export function recordFilters(column: Pick<GridColumn, 'props'>, row: Row = {}): Record<string, string> {
  const { where, header } = (column.props ?? {}) as RecordProps
  return where ? filtersOf(restrictionOf({ where }, row, header?.() ?? {})) : {}
}
