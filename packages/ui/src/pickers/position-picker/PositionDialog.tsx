import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { positionSource } from '../../foundation/remote-select/remoteSource'
import { useUi } from '../../foundation/useUi'
import { pickerMessages } from '../locale/messages'
import { listTableSource } from '../shared/listTableSource'
import type { PickerColumn } from '../shared/pickerSource'
import { TableDialog } from '../shared/TableDialog'
import type { PickerDialogProps } from '../shared/TableDialog'

/** Width in pixels. */
const WIDTH = 800
const PAGE_SIZES = [10, 20, 30]

/** 选择职务: name, code and rank, searchable by name (spec 2 §2). */
export function PositionDialog(props: PickerDialogProps): ReactNode {
  const texts = useMessages(pickerMessages)
  const { dataSource } = useUi()
  const source = useMemo(
    () => listTableSource(positionSource(dataSource), dataSource.positions, 'code', 'name'),
    [dataSource],
  )
  const columns = useMemo<PickerColumn[]>(
    () => [
      { field: 'name', title: texts.positionName },
      { field: 'code', title: texts.positionCode },
      { field: 'rank', title: texts.rank, format: (rank, row) => String(row['rank_dictText'] ?? rank ?? '') },
    ],
    [texts],
  )
  return (
    <TableDialog
      {...props}
      source={source}
      title={texts.positionTitle}
      width={WIDTH}
      columns={columns}
      pageSizes={PAGE_SIZES}
      searchLabel={texts.positionName}
    />
  )
}
