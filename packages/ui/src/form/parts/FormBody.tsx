import type { ReactNode } from 'react'
import { useFormModel } from '../formContext'
import { LineGrid } from '../lines/LineGrid'
import { LineTabs } from '../lines/LineTabs'
import type { EntityFormModel } from '../entityFormModel'
import { FormSection } from './FormSection'

/** Everything below the head of a form. */
export interface FormBodyProps {
  /** @default the form around */
  form?: EntityFormModel
}

/**
 * The sections and lines that the definition names, several kinds of lines in tabs: what is added to the definition
 * appears by itself. A page that differs names its own parts instead.
 */
export function FormBody(props: FormBodyProps): ReactNode {
  const form = useFormModel(props.form)
  const { entity } = form
  const lines = Object.keys(entity.lines ?? {})
  return (
    <>
      {entity.form.map(({ section, rows }) => (
        <FormSection key={section.en} form={form} title={section} rows={rows} />
      ))}
      {lines.length > 1 ? (
        <LineTabs form={form} />
      ) : (
        lines.map((line) => <LineGrid key={line} form={form} line={line} />)
      )}
    </>
  )
}
