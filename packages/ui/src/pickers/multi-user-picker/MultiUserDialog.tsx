import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { pickerMessages } from '../locale/messages'
import type { PickerColumn, PickerQueryItem, TableSource } from '../shared/pickerSource'
import { TableDialog } from '../shared/TableDialog'
import type { PickerDialogProps } from '../shared/TableDialog'

/** Width in pixels, rows per page: those of the picker of business records (spec 2 §9). */
const WIDTH = 900
const PAGE_SIZE = 5
const PAGE_SIZES = [5, 10, 20, 30]
/** Default sort (spec 2 §9). */
const SORT = { column: 'createTime', order: 'desc' } as const

/** 选择用户: users of all departments in one table, with what is chosen beside it. */
export function MultiUserDialog(props: PickerDialogProps & { source: TableSource }): ReactNode {
  const texts = useMessages(pickerMessages)
  const columns = useMemo<PickerColumn[]>(
    () => [
      { field: 'realname', title: texts.realname },
      { field: 'username', title: texts.username },
      { field: 'workNo', title: texts.workNo },
      { field: 'orgCodeTxt', title: texts.department },
    ],
    [texts],
  )
  const items = useMemo<PickerQueryItem[]>(() => [{ field: 'realname', title: texts.realname }], [texts])
  return (
    <TableDialog
      {...props}
      title={texts.multiUserTitle}
      width={WIDTH}
      columns={columns}
      pageSize={PAGE_SIZE}
      pageSizes={PAGE_SIZES}
      sort={SORT}
      searchLabel={texts.account}
      items={items}
    />
  )
}
