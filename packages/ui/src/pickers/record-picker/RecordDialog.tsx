import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { textIn } from '@lading/core/text'
import { useMessages } from '../../foundation/locale/useMessages'
import { recordSource } from '../../foundation/remote-select/remoteSource'
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

/** Records of another entity, with what is chosen beside them (spec 2 §2). */
export function RecordDialog(props: PickerDialogProps & { reference: ReferenceSource }): ReactNode {
  const { reference, ...rest } = props
  const texts = useMessages(pickerMessages)
  const { dataSource, locale } = useUi()
  const source = useMemo(() => {
    const resource = dataSource.resource(reference.api)
    const page = (query: Parameters<typeof resource.list>[0], signal?: AbortSignal) =>
      resource.list(query, signal)
    const table = listTableSource(
      recordSource(reference, dataSource),
      { page },
      reference.value,
      reference.text,
    )
    return table
  }, [dataSource, reference])
  const columns = useMemo(() => {
    const own = reference.columns?.map(({ title, ...column }) => ({
      ...column,
      title: textIn(title, locale),
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
    />
  )
}
