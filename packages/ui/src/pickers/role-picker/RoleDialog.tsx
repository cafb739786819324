import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { roleSource } from '../../foundation/remote-select/remoteSource'
import { useUi } from '../../foundation/useUi'
import { pickerMessages } from '../locale/messages'
import { listTableSource } from '../shared/listTableSource'
import type { PickerColumn } from '../shared/pickerSource'
import { TableDialog } from '../shared/TableDialog'
import type { PickerDialogProps } from '../shared/TableDialog'

/** Width in pixels. */
const WIDTH = 800
const PAGE_SIZES = [10, 20, 30]

/** 选择角色: name and code; what is chosen carries id and roleCode (spec 2 §2). */
export function RoleDialog(props: PickerDialogProps): ReactNode {
  const texts = useMessages(pickerMessages)
  const { dataSource } = useUi()
  const source = useMemo(
    () => listTableSource(roleSource(dataSource), dataSource.roles, 'roleCode', 'roleName'),
    [dataSource],
  )
  const columns = useMemo<PickerColumn[]>(
    () => [
      { field: 'roleName', title: texts.roleName },
      { field: 'roleCode', title: texts.roleCode },
    ],
    [texts],
  )
  return (
    <TableDialog
      {...props}
      source={source}
      title={texts.roleTitle}
      width={WIDTH}
      columns={columns}
      pageSizes={PAGE_SIZES}
      searchLabel={texts.roleName}
    />
  )
}
