import { useId, useMemo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type { Text } from '@lading/core/text'
import { useText } from '../../foundation/locale/useText'
import { useStable } from '../../foundation/useStable'
import { useFormModel } from '../formContext'
import { placeFields } from '../logic/formRows'
import type { EntityFormModel } from '../entityFormModel'
import { FieldInput } from './FieldInput'

/** A titled group of fields. */
export interface FormSectionProps {
  /** @default the form around */
  form?: EntityFormModel
  title?: Text
  /** Names of fields; each inner list is one row of the widest layout. */
  rows: readonly (readonly string[])[]
}

/** Fields in columns: as many as the longest row has, two on small screens, one on phones. */
export function FormSection(props: FormSectionProps): ReactNode {
  const form = useFormModel(props.form)
  const { entity, rights } = form
  const { title } = props
  const rows = useStable(props.rows)
  const text = useText()
  const id = useId()
  const { columns, placed } = useMemo(
    () =>
      placeFields(
        entity.fields,
        rows.map((row) => row.filter((name) => !rights.isHidden(name))).filter((row) => row.length > 0),
      ),
    [entity, rows, rights],
  )
  return (
    <section className="lading-section" aria-labelledby={title && id}>
      {title && <h2 id={id}>{text(title)}</h2>}
      <div className="lading-fields" style={{ '--columns': columns } as CSSProperties}>
        {placed.map(({ name, span, first }) => (
          <FieldInput key={name} form={form} name={name} span={span} first={first} />
        ))}
      </div>
    </section>
  )
}
