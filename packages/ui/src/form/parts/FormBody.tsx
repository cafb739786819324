import { useDeferredValue, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useFormModel } from '../formContext'
import { LineGrid } from '../lines/LineGrid'
import { LineTabs } from '../lines/LineTabs'
import { layForm } from '../logic/formLayout'
import type { EntityFormModel } from '../entityFormModel'
import { FormSection } from './FormSection'

/** What a menu and paddings take of the window, in pixels. */
const AROUND_PX = 264

/** Everything below the head of a form. */
export interface FormBodyProps {
  /** @default the form around */
  form?: EntityFormModel
}

/**
 * The sections and lines that the definition names, several kinds of lines in tabs: what is added to the definition
 * appears by itself. What the head shows and nobody can change is left out, and sections are folded so far that lines
 * begin on the first screen. A page that differs names its own parts instead.
 *
 * It comes in a task of its own, after the head: together they would hold the browser for longer than a person presses a
 * key.
 */
export function FormBody(props: FormBodyProps): ReactNode {
  const form = useFormModel(props.form)
  const isFramed = useDeferredValue(true, false)
  return isFramed ? <Parts form={form} /> : <div className="lading-form-rest" aria-busy />
}

function Parts({ form }: { form: EntityFormModel }): ReactNode {
  const { entity } = form
  const lines = Object.keys(entity.lines ?? {})
  // As it is opened: a window that is made smaller does not close what is being filled in.
  const [width] = useState(() => globalThis.innerWidth - AROUND_PX)
  const sections = useMemo(() => layForm(entity, width), [entity, width])
  return (
    <>
      {sections.map(({ section, rows, folded }) => (
        <FormSection key={section.en} form={form} title={section} rows={rows} folded={folded} />
      ))}
      {lines.length > 1 ? (
        <LineTabs form={form} />
      ) : (
        lines.map((line) => <LineGrid key={line} form={form} line={line} />)
      )}
    </>
  )
}
