import { DatePicker } from '@lading/ui/foundation'
import { Button, Form, Input, InputNumber, Select, Space } from 'antd'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import type { ReadColumn, ReadReport } from '@lading/core/contract'
import type { Locale } from '@lading/core/text'
import { textIn } from '@lading/core/text'
import type { ReportQuery } from './useReport'
import { isNumber } from './reportValues'
import type { ReportTexts } from './locale/zhCN'
import { SavedParameters } from './SavedParameters'
import { useReportTexts } from './useReportTexts'

/** Values of the search form, by names of the wire. */
export type ReportAsked = Readonly<Record<string, string>>

const DAY = 'YYYY-MM-DD'

/** A day as a text. */
function DayInput({
  value,
  onChange,
  id,
  placeholder,
}: {
  placeholder: string
  value?: string
  onChange?: (day?: string) => void
  id?: string
}) {
  return (
    <DatePicker
      {...(id ? { id } : {})}
      placeholder={placeholder}
      style={{ width: '100%' }}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day ? day.format(DAY) : undefined)}
    />
  )
}

interface SearchItem {
  name: string
  label: string
  control: ReactNode
}

function control(
  kind: ReadColumn['kind'] | 'date',
  texts: ReportTexts,
  options?: { value: string; label: string }[],
): ReactNode {
  if (options)
    return (
      <Select
        allowClear
        placeholder={texts.any}
        showSearch={{ optionFilterProp: 'label' }}
        options={options}
      />
    )
  if (kind === 'date' || kind === 'datetime' || kind === 'instant')
    return <DayInput placeholder={texts.pickDay} />
  if (isNumber({ kind })) return <InputNumber placeholder={texts.enterNumber} style={{ width: '100%' }} />
  return <Input allowClear placeholder={texts.enterText} maxLength={200} />
}

/** What a reader may ask: the parameters, then the columns that are searched. */
export function searchItems(report: ReadReport, locale: Locale, texts: ReportTexts): SearchItem[] {
  const asked = report.parameters.map(({ name, title, kind }) => ({
    name: `self_${name}`,
    label: textIn(title, locale),
    control: control(kind, texts),
  }))
  const searched = report.columns.flatMap((column): SearchItem[] => {
    const { name, title, search, kind, dict } = column
    const label = textIn(title, locale)
    if (search === 'group')
      return [
        { name: `${name}_begin`, label: `${label} ≥`, control: control(kind, texts) },
        { name: `${name}_end`, label: `${label} ≤`, control: control(kind, texts) },
      ]
    if (search !== 'single') return []
    const options = dict
      ? report.dictOptions[name]?.map((each) => ({ value: each.value, label: each.text }))
      : undefined
    return [{ name, label, control: control(kind, texts, options) }]
  })
  return [...asked, ...searched]
}

/** The values as the calls take them: a text is looked for anywhere in the column. */
export function askedQuery(report: ReadReport, values: Readonly<Record<string, unknown>>): ReportQuery {
  const texts = new Set(
    report.columns
      .filter(({ kind, dict, search }) => kind === 'text' && !dict && search === 'single')
      .map(({ name }) => name),
  )
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, texts.has(name) ? `*${String(value)}*` : String(value)]),
  )
}

/** The search form of a report. Its fields follow the report and are never refused, so no schema stands behind it. */
export function ReportSearch({
  report,
  onSearch,
}: {
  report: ReadReport
  onSearch: (query: ReportQuery) => void
}): ReactNode {
  const { texts, locale } = useReportTexts()
  const [form] = Form.useForm<Record<string, unknown>>()
  const items = searchItems(report, locale, texts)
  if (items.length === 0) return null
  const defaults = Object.fromEntries(report.parameters.map((each) => [`self_${each.name}`, each.default]))
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={defaults}
      onFinish={(values) => onSearch(askedQuery(report, values))}
    >
      <div className="ld-report-search">
        {items.map(({ name, label, control: input }) => (
          <Form.Item key={name} name={name} label={label}>
            {input}
          </Form.Item>
        ))}
        <Form.Item label=" " colon={false} className="ld-report-asked">
          <Space wrap>
            <Button type="primary" htmlType="submit">
              {texts.query}
            </Button>
            <Button
              onClick={() => {
                form.resetFields()
                form.submit()
              }}
            >
              {texts.reset}
            </Button>
            <SavedParameters
              code={report.code}
              values={() => form.getFieldsValue(true) as Record<string, unknown>}
              onChoose={(values) => {
                // What was not kept is asked for no more.
                form.setFieldsValue(
                  Object.fromEntries(items.map(({ name }) => [name, values[name] ?? undefined])),
                )
                form.submit()
              }}
            />
          </Space>
        </Form.Item>
      </div>
    </Form>
  )
}
