import { UploadOutlined } from '@ant-design/icons'
import { Alert, Button, Form, Input, Segmented, Select, Upload } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { OnlineFormRowModel } from '@lading/core/contract'
import { textIn } from '@lading/core/text'
import { RuleField } from '@lading/ui/rule-form'
import { AddDesign } from '@/designer/AddDesign'
import type { NewDesign } from '@/designer/AddDesign'
import { copyOf } from './draftEdits'
import { labelsOfTable, tableOf, titled, usePendingRows } from './sheetRows'
import type { SheetTable } from './sheetRows'
import { filled, useDesignerTexts } from './useDesignerTexts'
import { useFormCalls } from './useForms'

/** What a new form begins with. */
type Beginning = 'empty' | 'copy' | 'labels' | 'sheet'

/** What it is made from, as far as it is entered. */
interface Origin {
  /** Id of the form that is copied. */
  from: string
  /** Labels, one a line. */
  labels: string
}

const NO_ORIGIN: Origin = { from: '', labels: '' }

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
  const { texts } = useDesignerTexts()
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
  const make = async ({ code, zh, en, from, labels }: NewDesign & Origin) => {
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
    const added = await add({
      code,
      label: { zh, en },
      ...(begun ? { definition: titled(begun, { zh, en }) } : {}),
    })
    // Each column has become a field, in their order.
    const names = Object.keys((begun?.fields ?? {}) as object)
    if (begin === 'sheet' && table && table.rows.length > 0 && names.length === table.headings.length)
      put(added.id, { names, ...table })
    onAdded(added.id)
  }
  return (
    <AddDesign<Origin>
      title={texts.add}
      start={NO_ORIGIN}
      rules={begin === 'copy' ? { from: 'required' } : begin === 'labels' ? { labels: '*' } : {}}
      onAdd={make}
      onClose={onClose}
    >
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
      {begin === 'copy' ? <CopiedForm forms={forms} /> : null}
      {begin === 'labels' ? <Labels /> : null}
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

/** The field `from`: the form that is copied. */
function CopiedForm({ forms }: { forms: readonly OnlineFormRowModel[] }): ReactNode {
  const { texts, locale } = useDesignerTexts()
  const form = useFormContext<Origin>()
  return (
    <RuleField form={form} name="from" label={texts.from}>
      {({ value, ...control }) => (
        <Select
          {...control}
          value={value || undefined}
          showSearch={{ optionFilterProp: 'label' }}
          options={forms.map(({ id, labelZh, labelEn }) => ({
            value: id,
            label: textIn({ zh: labelZh, en: labelEn }, locale),
          }))}
        />
      )}
    </RuleField>
  )
}

/** The field `labels`: one a line. */
function Labels(): ReactNode {
  const { texts } = useDesignerTexts()
  const form = useFormContext<Origin>()
  return (
    <RuleField form={form} name="labels" label={texts.beginnings.labels} extra={texts.labelsHint}>
      {(control) => (
        <Input.TextArea {...control} autoSize={{ minRows: 4, maxRows: 12 }} maxLength={100_000} />
      )}
    </RuleField>
  )
}
