import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { fieldState, KINDS } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import { FieldValue } from '../../foundation/field-value/FieldValue'
import { isBlank } from '../../foundation/format/fieldFormat'
import { useText } from '../../foundation/locale/useText'
import { useUi } from '../../foundation/useUi'
import type { EntityFormModel } from '../entityFormModel'

/** Most fields that a closed section tells of. */
const LIMIT = 3

/**
 * What is filled in in a closed section, in one line. First what belongs to the state that the record is in, such as the
 * reason for which it was returned, in full: nobody should have to look for it.
 */
export function SectionDigest({ form, names }: { form: EntityFormModel; names: string[] }): ReactNode {
  const { entity, methods, record, lines } = form
  const { locale, known } = useUi()
  const text = useText()
  const values = useWatch({ control: methods.control }) as Row
  const scope = { row: { ...methods.getValues(), ...values }, lines: lines.peek(), known: known() }
  const filled = names.flatMap((name) => {
    const field = entity.fields[name]
    const value = scope.row[name]
    if (!field || isBlank(value)) return []
    if (field.visibleWhen && fieldState(entity, field, scope, { locale }).visible === false) return []
    // Files and other things that have no short text.
    const short = KINDS[field.kind].query !== undefined || (KINDS[field.kind].prose && field.visibleWhen)
    return short ? [{ name, field, value }] : []
  })
  const told = [
    ...filled.filter(({ field }) => field.visibleWhen),
    ...filled.filter(({ field }) => !field.visibleWhen),
  ]
  if (told.length === 0) return null
  return (
    <span className="lading-digest">
      {told.slice(0, LIMIT).map(({ name, field, value }) => (
        <span key={name} className={field.visibleWhen && 'lading-digest-told'}>
          {text(field)}{' '}
          <FieldValue
            entity={entity}
            name={name}
            row={{
              ...record,
              [name]: value,
              [`${name}_dictText`]: record?.[name] === value ? record?.[`${name}_dictText`] : undefined,
            }}
            inTable={!field.visibleWhen}
          />
        </span>
      ))}
    </span>
  )
}
