import { Form, Select } from 'antd'
import type { ReactNode } from 'react'
import type { Field } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import type { Draft } from './draft'
import { useDesignerTexts } from './useDesignerTexts'
import { useFillSources, useMyReports } from './useFillSources'

/** The report whose rows are picked, and the column that is stored. */
export function FieldReport(props: {
  draft: Draft
  field: Field
  set: (change: Partial<Field>) => void
}): ReactNode {
  const { draft, field, set } = props
  const { texts, locale } = useDesignerTexts()
  const { data: reports = [] } = useMyReports(true)
  const sources = useFillSources(draft, field)
  const columns = Object.entries(sources?.fields ?? {})
  // What was chosen of another report stays until it is chosen anew: this one may have it as well.
  const fault = !field.column
    ? texts.chooseColumn
    : sources && !Object.hasOwn(sources.fields, field.column)
      ? texts.fieldGone
      : undefined
  return (
    <>
      <Form.Item
        label={texts.pickedReport}
        {...(field.ref ? {} : { validateStatus: 'error' as const, help: texts.chooseReport })}
      >
        <Select
          aria-label={texts.pickedReport}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={texts.chooseReport}
          value={field.ref || null}
          options={reports.map(({ code, label }) => ({
            value: code,
            label: `${textIn(label, locale)} (${code})`,
          }))}
          onChange={(ref: string) => set({ ref })}
        />
      </Form.Item>
      {field.ref ? (
        <Form.Item
          label={texts.storedColumn}
          {...(fault ? { validateStatus: 'error' as const, help: fault } : {})}
        >
          <Select
            aria-label={texts.storedColumn}
            placeholder={texts.chooseColumn}
            value={field.column ?? null}
            options={columns.map(([value, title]) => ({ value, label: textIn(title, locale) }))}
            onChange={(column: string) => set({ column })}
          />
        </Form.Item>
      ) : null}
    </>
  )
}
