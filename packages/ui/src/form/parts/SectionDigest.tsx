import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { KINDS } from '@lading/core/entity'
import { FieldValue } from '../../foundation/field-value/FieldValue'
import { isBlank } from '../../foundation/format/fieldFormat'
import { useText } from '../../foundation/locale/useText'
import type { EntityFormModel } from '../entityFormModel'

/** Most fields that a closed section tells of. */
const LIMIT = 3

/** What is filled in in a closed section, in one line. */
export function SectionDigest({ form, names }: { form: EntityFormModel; names: string[] }): ReactNode {
  const { entity, methods, record } = form
  const text = useText()
  const values = useWatch({ control: methods.control, name: names })
  const told = names.flatMap((name, index) => {
    const field = entity.fields[name]
    // Files and other things that have no short text.
    const short = field && KINDS[field.kind].query !== undefined
    return field && short && !isBlank(values[index]) ? [{ name, field, value: values[index] as unknown }] : []
  })
  if (told.length === 0) return null
  return (
    <span className="lading-digest">
      {told.slice(0, LIMIT).map(({ name, field, value }) => (
        <span key={name}>
          {text(field)}{' '}
          <FieldValue
            entity={entity}
            name={name}
            row={{
              ...record,
              [name]: value,
              [`${name}_dictText`]: record?.[name] === value ? record?.[`${name}_dictText`] : undefined,
            }}
            inTable
          />
        </span>
      ))}
    </span>
  )
}
