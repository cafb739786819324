import { useCallback, useMemo } from 'react'
import { excludedCodes, isToolbarButtonAllowed } from '@lading/core/permission'
import type { PermissionLists } from '@lading/core/permission'
import type { GridColumn } from '../../api/column'
import type { GridPermission } from '../../api/props'
import { permittedColumns } from './permittedColumns'

const NONE = ''

/**
 * What of a grid is for this user: its columns, and the codes of its toolbar's buttons. Without `permission`
 * everything is.
 *
 * @param session the lists of the session. @default nothing is refused by lists
 */
export function useGridPermission(
  columns: readonly GridColumn[],
  permission: GridPermission | undefined,
  session: PermissionLists | undefined,
): { columns: readonly GridColumn[]; may: (code: string) => boolean } {
  const prefix = permission?.prefix
  const lists = permission?.lists ?? session
  const given = permission?.excluded?.join('\n')
  const permitted = useMemo(
    () => (prefix === undefined || !lists ? columns : permittedColumns(columns, prefix, lists)),
    [columns, prefix, lists],
  )
  const excluded = useMemo(
    () => given ?? (prefix === undefined || !lists ? NONE : excludedCodes(prefix, lists).join('\n')),
    [given, prefix, lists],
  )
  const may = useCallback(
    (code: string) => excluded === NONE || isToolbarButtonAllowed(prefix ?? '', code, excluded.split('\n')),
    [prefix, excluded],
  )
  return { columns: permitted, may }
}
