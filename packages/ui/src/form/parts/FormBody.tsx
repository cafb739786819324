import { memo, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useInTurn } from '../../foundation/useInTurn'
import { useFormModel } from '../formContext'
import { LineGrid } from '../lines/LineGrid'
import { LineTabs } from '../lines/LineTabs'
import { useExpectedLines } from '../lines/useExpectedLines'
import { layForm } from '../logic/formLayout'
import type { LaidSection } from '../logic/formLayout'
import type { EntityFormModel } from '../entityFormModel'
import { FormSection } from './FormSection'
import { useNamesAhead } from './useNamesAhead'

/** What a menu and paddings take of the window, in pixels. */
const AROUND_PX = 264

/** Fields that are drawn in one task: a row of a wide window. */
const AT_ONCE = 4

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
 * Its parts come one after the other, each in a task of its own, after the head.
 */
export const FormBody = memo(function FormBody(props: FormBodyProps): ReactNode {
  const form = useFormModel(props.form)
  const { entity } = form
  const lines = Object.keys(entity.lines ?? {})
  // As it is opened: a window that is made smaller does not close what is being filled in.
  const [width] = useState(() => globalThis.innerWidth - AROUND_PX)
  const sections = useMemo(() => layForm(entity, width), [entity, width])
  useNamesAhead(
    form,
    useMemo(() => sections.flatMap(({ rows }) => rows.flat()), [sections]),
  )
  const steps = useMemo(() => stepsOf(sections), [sections])
  const parts = steps.length + (lines.length > 0 ? 1 : 0)
  const drawn = useInTurn(parts)
  useExpectedLines(form.lines, lines.length > 0 && drawn < parts)
  /** How many fields of each section are drawn by now. */
  const fields = new Map(steps.slice(0, drawn))
  return (
    <>
      {[...fields].map(([{ section, rows, folded }, count]) => (
        <FormSection key={section.en} form={form} title={section} rows={rows} folded={folded} drawn={count} />
      ))}
      {drawn < parts ? (
        <div className="lading-form-rest" aria-busy />
      ) : lines.length > 1 ? (
        <LineTabs form={form} />
      ) : (
        lines.map((line) => <LineGrid key={line} form={form} line={line} />)
      )}
    </>
  )
})

/** Each step of drawing: a section, and how many of its fields are there after it. */
function stepsOf(sections: readonly LaidSection[]): [LaidSection, number][] {
  return sections.flatMap((section) => {
    const count = section.rows.flat().length
    return Array.from({ length: Math.ceil(count / AT_ONCE) }, (_, step): [LaidSection, number] => [
      section,
      Math.min(count, (step + 1) * AT_ONCE),
    ])
  })
}
