import { useQuery } from '@tanstack/react-query'
import { Modal } from '@lading/ui/dialogs'
import { Alert, App, Input, Table } from 'antd'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { calls } from '@lading/core/calls'
import type { FoundTable } from '@lading/core/contract'
import type { ListRow } from '@lading/ui/list-page'
import { filled } from '@/app/i18n/filled'
import { failureText } from '@/platform/queryClient'
import { request, told } from '@/platform/request'
import { useSourceTexts } from './locale'

const keyOf = ({ schema, table }: FoundTable) => JSON.stringify([schema, table])

/** Which tables of a data source reports may be made from, and what they are called. */
export function OfferedTables({
  source,
  onClose,
  onSaved,
}: {
  source: ListRow
  onClose: () => void
  onSaved: () => void
}): ReactNode {
  const texts = useSourceTexts()
  const { message } = App.useApp()
  const [word, setWord] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>()
  const [names, setNames] = useState<Readonly<Record<string, Partial<FoundTable>>>>({})
  const [saving, setSaving] = useState(false)
  const { data, error, isFetching } = useQuery({
    queryKey: ['data-source', source.id],
    queryFn: async ({ signal }) =>
      (await request().call(calls.dataSourceTables, {
        query: { id: source.id },
        signal,
        silent: true,
      })) as FoundTable[],
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const offered = useMemo(() => (data ?? []).filter(({ key }) => key !== undefined).map(keyOf), [data])
  const keys = chosen ?? offered
  const called = (each: FoundTable) => ({ ...each, ...names[keyOf(each)] })
  const shown = (data ?? []).filter(({ schema, table, comment }) =>
    `${schema}.${table} ${comment}`.toLowerCase().includes(word.trim().toLowerCase()),
  )
  const save = async () => {
    setSaving(true)
    try {
      const tables = (data ?? [])
        .filter((each) => keys.includes(keyOf(each)))
        .map(called)
        .map(({ schema, table, labelZh, labelEn }) => ({
          schema,
          table,
          labelZh: labelZh.trim() || table,
          labelEn: labelEn.trim() || table,
        }))
      await told(request().call(calls.dataSourceOffer, { body: { id: source.id, tables } }))
      void message.success(filled(texts.saved, { n: tables.length }))
      onSaved()
    } catch {
      // Told already; what was chosen stays.
    } finally {
      setSaving(false)
    }
  }
  return (
    <Modal
      open
      width={900}
      title={filled(texts.tablesOf, { name: String(source.name) })}
      okText={texts.save}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: !data }}
      confirmLoading={saving}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Alert type="info" showIcon title={texts.note} style={{ marginBlockEnd: 12 }} />
      {error ? <Alert type="error" showIcon title={failureText(error, texts.failed)} /> : null}
      <Input
        allowClear
        aria-label={texts.find}
        placeholder={texts.find}
        value={word}
        style={{ marginBlockEnd: 12 }}
        onChange={(event) => setWord(event.target.value)}
      />
      <Table<FoundTable>
        rowKey={keyOf}
        size="small"
        loading={isFetching}
        dataSource={shown}
        scroll={{ x: 'max-content', y: 400 }}
        pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
        locale={{ emptyText: data ? texts.none : ' ' }}
        rowSelection={{
          selectedRowKeys: [...keys],
          // What a search hides stays chosen.
          preserveSelectedRowKeys: true,
          onChange: (next) => setChosen(next.map(String)),
          getCheckboxProps: ({ schema, table, columns }) => ({
            disabled: columns === 0,
            'aria-label': `${schema}.${table}`,
          }),
        }}
        columns={[
          { title: texts.table, width: 260, render: (_, { schema, table }) => `${schema}.${table}` },
          { title: texts.columns, dataIndex: 'columns', width: 90, align: 'right' },
          ...(['labelZh', 'labelEn'] as const).map((member) => ({
            title: texts[member],
            width: 200,
            render: (_: unknown, each: FoundTable) => (
              <Input
                aria-label={`${texts[member]} ${each.schema}.${each.table}`}
                maxLength={100}
                disabled={!keys.includes(keyOf(each))}
                value={called(each)[member]}
                onChange={(event) =>
                  setNames((before) => ({
                    ...before,
                    [keyOf(each)]: { ...before[keyOf(each)], [member]: event.target.value },
                  }))
                }
              />
            ),
          })),
        ]}
      />
    </Modal>
  )
}
