import { UploadOutlined } from '@ant-design/icons'
import { Alert, Button, Form, Input, Segmented, Select, Upload } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { OnlineFormRowModel } from '@lading/core/contract'
import { textIn } from '@lading/core/text'
import { AddDesign } from '@/designer/AddDesign'
import type { NewDesign } from '@/designer/AddDesign'
import { copyOf } from './draftEdits'
import { labelsOfTable, tableOf, usePendingRows } from './sheetRows'
import type { SheetTable } from './sheetRows'
import { filled, useDesignerTexts } from './useDesignerTexts'
import { useFormCalls } from './useForms'

/** What a new form begins with. */
type Beginning = 'empty' | 'copy' | 'labels' | 'sheet'

const keyOf = (code: string) => `onl${code.charAt(0).toUpperCase()}${code.slice(1)}`

/** Reads the first sheet of a workbook; what reads it comes with the first file. */
async function readTable(file: File): Promise<SheetTable | undefined> {
  const { readSheetInWorker } = await import('@lading/ui/excel-import')
  const { signal } = new AbortController()
  return tableOf(await readSheetInWorker(file, { onProgress: () => undefined, signal }))
}

/** Code and names of a new form, and what it begins with: nothing, another form, labels, or a spreadsheet with its rows. */
export function NewForm(props: {
  forms: readonly OnlineFormRowModel[]
  onClose: () => void
  onAdded: (id: string) => void
}): ReactNode {
  const { forms, onClose, onAdded } = props
  const { texts, locale } = useDesignerTexts()
  const { add, read, draft } = useFormCalls()
  const put = usePendingRows((state) => state.put)
  const [begin, setBegin] = useState<Beginning>('empty')
  const [table, setTable] = useState<SheetTable>()
  const [wrong, setWrong] = useState(false)
  const take = async (file: File) => {
    const found = await readTable(file).catch(() => undefined)
    setTable(found)
    setWrong(found === undefined)
  }
  const make = async ({ code, zh, en, from, labels }: NewDesign & { from?: string; labels?: string }) => {
    if (begin === 'sheet' && !table) {
      setWrong(true)
      throw new Error(texts.noTable)
    }
    const begun =
      begin === 'copy' && from
        ? copyOf((await read(from)).draft, keyOf(code))
        : begin === 'labels' && labels
          ? await draft(code, labels)
          : begin === 'sheet' && table
            ? await draft(code, labelsOfTable(table))
            : undefined
    const added = await add({ code, label: { zh, en }, ...(begun ? { definition: begun } : {}) })
    // Each column has become a field, in their order.
    const names = Object.keys((begun?.fields ?? {}) as object)
    if (begin === 'sheet' && table && table.rows.length > 0 && names.length === table.headings.length)
      put(added.id, { names, ...table })
    onAdded(added.id)
  }
  return (
    <AddDesign title={texts.add} onAdd={make} onClose={onClose}>
      <Form.Item label={texts.begin}>
        <Segmented<Beginning>
          block
          aria-label={texts.begin}
          value={begin}
          options={(['empty', 'copy', 'labels', 'sheet'] as const).map((value) => ({
            value,
            label: texts.beginnings[value],
          }))}
          onChange={setBegin}
        />
      </Form.Item>
      {begin === 'copy' ? (
        <Form.Item name="from" label={texts.from} rules={[{ required: true }]}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            options={forms.map(({ id, labelZh, labelEn }) => ({
              value: id,
              label: textIn({ zh: labelZh, en: labelEn }, locale),
            }))}
          />
        </Form.Item>
      ) : null}
      {begin === 'labels' ? (
        <Form.Item
          name="labels"
          label={texts.beginnings.labels}
          extra={texts.labelsHint}
          rules={[{ required: true, whitespace: true }]}
        >
          <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} maxLength={100_000} />
        </Form.Item>
      ) : null}
      {begin === 'sheet' ? (
        <Form.Item label={texts.beginnings.sheet} extra={texts.sheetHint} required>
          <Upload
            accept=".xlsx,.xls,.csv"
            maxCount={1}
            beforeUpload={(file) => {
              void take(file)
              return false
            }}
            onRemove={() => setTable(undefined)}
          >
            <Button icon={<UploadOutlined />}>{texts.chooseFile}</Button>
          </Upload>
          {wrong ? <Alert type="error" showIcon title={texts.noTable} /> : null}
          {table ? (
            <Alert
              type="success"
              showIcon
              title={filled(texts.tableFound, { columns: table.headings.length, rows: table.rows.length })}
            />
          ) : null}
        </Form.Item>
      ) : null}
    </AddDesign>
  )
}
