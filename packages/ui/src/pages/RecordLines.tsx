import { Alert, Button, Skeleton, Table } from 'antd'
import type { TableColumnType } from 'antd'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { LineDefinition } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import type { SourceRow } from '../foundation/dataSource'
import { FieldValue } from '../foundation/field-value/FieldValue'
import { isNumeric } from '../foundation/format/fieldFormat'
import { useMessages } from '../foundation/locale/useMessages'
import { useText } from '../foundation/locale/useText'
import { Tabs } from '../foundation/tabs/Tabs'
import { isAbort } from '../foundation/useSourceMessage'
import { listPageMessages } from '../list-page/locale/messages'
import type { ListPageModel } from '../list-page/useListPage'

/** The lines of one record, to look at. */
export interface RecordLinesProps {
  page: ListPageModel
  id: string
}

/** Lines come with their record alone: it is read when they are shown, and again when its row in the list has changed. */
export function RecordLines({ page, id }: RecordLinesProps): ReactNode {
  const { entity, source, rights } = page
  const texts = useMessages(listPageMessages)
  const text = useText()
  const version = page.rows.find((row) => row.id === id)?.version
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<{ id: string; record?: SourceRow; error?: Error }>()
  useEffect(() => {
    const controller = new AbortController()
    const asked = source.get?.(id, controller.signal) ?? Promise.reject(new Error(texts.noUrl('queryById')))
    asked.then(
      (record) => !controller.signal.aborted && setAnswer({ id, record }),
      (error: Error) => !controller.signal.aborted && !isAbort(error) && setAnswer({ id, error }),
    )
    return () => controller.abort()
  }, [source, id, version, round, texts])
  const { record, error } = answer?.id === id ? answer : {}
  if (error)
    return (
      <Alert
        type="error"
        showIcon
        title={error.message}
        action={
          <Button size="small" onClick={() => setRound((last) => last + 1)}>
            {texts.retry}
          </Button>
        }
      />
    )
  if (!record) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
  const kinds = Object.entries(entity.lines ?? {})
  const table = ([key, line]: (typeof kinds)[number]) => (
    <LineTable
      label={text(line.label)}
      line={{ ...line, columns: line.columns.filter((name) => !rights.isHidden(name, key)) }}
      rows={(record[key] ?? []) as Row[]}
    />
  )
  if (kinds.length < 2) return kinds.map((kind) => <div key={kind[0]}>{table(kind)}</div>)
  return (
    <Tabs
      items={kinds.map((kind) => ({ key: kind[0], label: text(kind[1].label), children: table(kind) }))}
    />
  )
}

function LineTable(props: { label: string; line: LineDefinition; rows: readonly Row[] }): ReactNode {
  const { label, line, rows } = props
  const text = useText()
  const columns = line.columns.map((name): TableColumnType<Row> => {
    const field = line.fields[name]!
    return {
      key: name,
      title: text(field),
      align: isNumeric(field) ? 'right' : 'left',
      render: (_, row) => <FieldValue entity={line} name={name} row={row} inTable />,
    }
  })
  return (
    <Table<Row>
      aria-label={label}
      rowKey={(row) => String(row['id'])}
      size="small"
      columns={columns}
      dataSource={[...rows]}
      pagination={rows.length > 10 ? { pageSize: 10, size: 'small', showSizeChanger: false } : false}
      scroll={{ x: 'max-content' }}
    />
  )
}

/** Below a list: the lines of the row that was clicked last, of the first one to begin with. */
export function ChosenLines({ page }: { page: ListPageModel }): ReactNode {
  const { entity, preview, rows } = page
  const text = useText()
  const current = rows.find(({ id }) => id === preview.current) ?? rows[0]
  const { open, setOpen } = preview
  useEffect(() => {
    if (!open) setOpen(true)
  }, [open, setOpen])
  if (!current) return null
  const name = String(current[entity.title] ?? '')
  const label = Object.values(entity.lines ?? {})
    .map((line) => text(line.label))
    .join(' / ')
  return (
    <section className="lading-table" aria-label={`${label} ${name}`.trim()}>
      <h2 className="lading-sub-title">
        {label} <span>{name}</span>
      </h2>
      <RecordLines page={page} id={current.id} />
    </section>
  )
}
