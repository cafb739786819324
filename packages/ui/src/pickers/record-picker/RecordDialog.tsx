import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { textIn } from '@lading/core/text'
import { useMessages } from '../../foundation/locale/useMessages'
import { pickable, recordSource } from '../../foundation/remote-select/remoteSource'
import type { ReferenceSource } from '../../foundation/uiContext'
import { useUi } from '../../foundation/useUi'
import { pickerMessages } from '../locale/messages'
import { listTableSource } from '../shared/listTableSource'
import { TableDialog } from '../shared/TableDialog'
import type { PickerDialogProps } from '../shared/TableDialog'

/** Width in pixels (spec 2 §9). */
const WIDTH = 900
/** Rows per page (spec 2 §9). */
const PAGE_SIZE = 5
const PAGE_SIZES = [5, 10, 20, 30]

/** Props of `RecordDialog`: the picker dialog’s own, and which entity is listed under which conditions. */
export interface RecordDialogProps extends PickerDialogProps {
  reference: ReferenceSource
  /** What the records must be, by field, in the query language. Keep it stable. @default all that may be picked */
  filters?: Readonly<Record<string, string>> | undefined
}

/** Records of another entity, with what is chosen beside them (spec 2 §2). */
export function RecordDialog(props: RecordDialogProps): ReactNode {
  const { reference, filters, ...rest } = props
  const texts = useMessages(pickerMessages)
  const { dataSource, locale } = useUi()
  const source = useMemo(() => {
    const { page } = pickable(reference.api, dataSource)
    const { value, text, search, textElse } = reference
    return listTableSource<Record<string, unknown>>(
      recordSource(reference, dataSource, filters),
      { page: (query, signal) => page({ ...query, ...filters }, signal) },
      value,
      text,
      { fields: search, textElse },
    )
  }, [dataSource, reference, filters])
  const columns = useMemo(() => {
    const own = reference.columns?.map(({ title, ...column }) => ({
      ...column,
      title: textIn(title, locale),
      // Coded values come with their texts (contract §3.7).
      format: (value: unknown, row: Record<string, unknown>) =>
        String(row[`${column.field}_dictText`] ?? value ?? ''),
    }))
    return (
      own ?? [
        { field: reference.value, title: reference.value },
        { field: reference.text, title: reference.text },
      ]
    )
  }, [reference, locale])
  const items = useMemo(
    () => reference.items?.map(({ title, ...item }) => ({ ...item, title: textIn(title, locale) })),
    [reference, locale],
  )
  return (
    <TableDialog
      {...rest}
      source={source}
      title={reference.title ? textIn(reference.title, locale) : texts.recordTitle}
      width={WIDTH}
      columns={columns}
      pageSize={PAGE_SIZE}
      pageSizes={PAGE_SIZES}
      searchLabel={texts.keyword}
      items={items}
      listsChosen
    />
  )
}
