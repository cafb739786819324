import { isColumnHidden, isFieldDisabled } from '@lading/core/permission'
import type { PermissionLists } from '@lading/core/permission'
import type { GridColumn } from '../../api/column'

/**
 * The columns as the user may see them (spec 2 §6; codes are prefix plus field): one listed as type 1 that the user
 * lacks is hidden for good, its values stay in the rows and its rules, which nobody could meet, do not count; one
 * listed as type 2 that the user lacks may be seen but not changed.
 *
 * @returns the same list when nothing is refused
 */
export function permittedColumns(
  columns: readonly GridColumn[],
  prefix: string,
  lists: PermissionLists,
): readonly GridColumn[] {
  let refused = false
  const result = columns.map((column): GridColumn => {
    if (isColumnHidden(prefix, column.key, lists)) {
      refused = true
      const { statistics: _, ...rest } = column
      return { ...rest, type: 'hidden', required: false, validateRules: [] }
    }
    if (!isFieldDisabled(prefix, column.key, lists)) return column
    refused = true
    return { ...column, disabled: true }
  })
  return refused ? result : columns
}
