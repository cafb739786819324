import { RightOutlined } from '@ant-design/icons'
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useFormState } from 'react-hook-form'
import type { Text } from '@lading/core/text'
import { useText } from '../../foundation/locale/useText'
import { useStable } from '../../foundation/useStable'
import { useFormModel } from '../formContext'
import { placeFields } from '../logic/formRows'
import type { EntityFormModel } from '../entityFormModel'
import { FieldInput } from './FieldInput'
import { SectionDigest } from './SectionDigest'
import { useSectionOpen } from './useSectionOpen'

/** A titled group of fields. */
export interface FormSectionProps {
  /** @default the form around */
  form?: EntityFormModel
  title?: Text
  /** Names of fields, in order; a wide field alone in its inner list takes the whole width. */
  rows: readonly (readonly string[])[]
  /** Closed until somebody opens it, if it has a title. @default false */
  folded?: boolean
  /** How many of its fields are drawn yet, in order. @default all */
  drawn?: number
}

/**
 * Fields in as many columns as the width takes. A section with a title can be closed, which is remembered for the
 * person; it opens by itself when one of its fields is refused, or found by the browser's search.
 */
export function FormSection(props: FormSectionProps): ReactNode {
  const form = useFormModel(props.form)
  const { entity, rights, methods } = form
  const { title, folded = false, drawn } = props
  const rows = useStable(props.rows)
  const text = useText()
  const id = useId()
  const placed = useMemo(
    () =>
      placeFields(
        entity.fields,
        rows.map((row) => row.filter((name) => !rights.isHidden(name))).filter((row) => row.length > 0),
      ),
    [entity, rows, rights],
  )
  const names = useMemo(() => placed.map(({ name }) => name), [placed])
  const [open, setOpen] = useSectionOpen(entity.key, title?.en, !folded)
  const body = useRef<HTMLDivElement>(null)
  useClosed(body, title !== undefined && !open, () => setOpen(true, false))

  const { errors } = useFormState({ control: methods.control, name: names })
  const refused = names.some((name) => errors[name] !== undefined)
  useEffect(() => {
    if (refused) setOpen(true, false)
  }, [refused, setOpen])

  if (placed.length === 0) return null
  const fields = placed
    .slice(0, drawn)
    .map(({ name, wide }) => <FieldInput key={name} form={form} name={name} wide={wide} />)
  if (!title)
    return (
      <section className="lading-section">
        <div className="lading-fields">{fields}</div>
      </section>
    )
  return (
    <section className="lading-section" aria-labelledby={id}>
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-fields`}
          onClick={() => setOpen(!open, true)}
        >
          <span id={id}>{text(title)}</span>
          <RightOutlined className="lading-chevron" aria-hidden />
        </button>
        {!open && <SectionDigest form={form} names={names} />}
      </h2>
      <div id={`${id}-fields`} ref={body}>
        <div className="lading-fields">{fields}</div>
      </div>
    </section>
  )
}

/** Hides an element so that the browser's search still finds what is in it, and is told when it does. */
function useClosed(ref: RefObject<HTMLElement | null>, closed: boolean, onFound: () => void): void {
  const found = useRef(onFound)
  found.current = onFound
  useLayoutEffect(() => {
    if (closed) ref.current?.setAttribute('hidden', 'until-found')
    else ref.current?.removeAttribute('hidden')
  }, [ref, closed])
  useEffect(() => {
    const element = ref.current
    const open = () => found.current()
    element?.addEventListener('beforematch', open)
    return () => element?.removeEventListener('beforematch', open)
  }, [ref])
}
