import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { KINDS } from '@lading/core/entity'
import type { EntityDefinition, Field } from '@lading/core/entity'
import { FieldValue } from '../../foundation/field-value/FieldValue'
import { isBlank } from '../../foundation/format/fieldFormat'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { useFormModel } from '../formContext'
import { formMessages } from '../locale/messages'
import { summaryFields } from '../logic/formLayout'
import type { EntityFormModel } from '../entityFormModel'

/** Who wrote the record when: columns that every stored record has. */
const STORED: Record<'createBy' | 'createTime' | 'updateBy' | 'updateTime', Field> = {
  createBy: { kind: 'user', zh: '创建', en: 'Created' },
  createTime: { kind: 'datetime', zh: '创建', en: 'Created' },
  updateBy: { kind: 'user', zh: '更新', en: 'Changed' },
  updateTime: { kind: 'datetime', zh: '更新', en: 'Changed' },
}

/** The record at a glance. */
export interface FormSummaryProps {
  /** @default the form around */
  form?: EntityFormModel
  /** Shows the main state, too: where no `FormHeader` does. @default false */
  state?: boolean
}

/** Party, amount, date and further states as they stand in the form now, and who made and changed the record when. */
export function FormSummary(props: FormSummaryProps): ReactNode {
  const form = useFormModel(props.form)
  const { entity, record, rights, methods } = form
  const texts = useMessages(formMessages)
  const text = useText()
  const main = props.state ? entity.workflow?.field : undefined
  const names = useMemo(
    () => [...(main ? [main] : []), ...summaryFields(entity)].filter((name) => !rights.isHidden(name)),
    [entity, main, rights],
  )
  const values = useWatch({ control: methods.control, name: names })
  const filled = names.filter((_, index) => !isBlank(values[index]))
  if (filled.length === 0 && !record) return null
  return (
    <dl className="lading-summary" aria-label={texts.summary}>
      {filled.map((name) => (
        <div key={name}>
          <dt>{text(entity.fields[name]!)}</dt>
          <dd
            className={
              KINDS[entity.fields[name]!.kind].head === 'amount' ? 'lading-summary-amount' : undefined
            }
          >
            <SummaryValue form={form} name={name} />
          </dd>
        </div>
      ))}
      {record && <Written by="createBy" at="createTime" record={record} />}
      {Number(record?.version) > 1 && record && <Written by="updateBy" at="updateTime" record={record} />}
    </dl>
  )
}

function SummaryValue({ form, name }: { form: EntityFormModel; name: string }): ReactNode {
  const { entity, methods, record } = form
  const of = entity.fields[name]?.of ?? name
  const [value, key] = useWatch({ control: methods.control, name: [name, of] }) as unknown[]
  const given = record?.[name] === value ? record?.[`${name}_dictText`] : undefined
  return (
    <FieldValue entity={entity} name={name} row={{ [of]: key, [name]: value, [`${name}_dictText`]: given }} />
  )
}

function Written(props: {
  by: 'createBy' | 'updateBy'
  at: 'createTime' | 'updateTime'
  record: Readonly<Record<string, unknown>>
}): ReactNode {
  const { by, at, record } = props
  const text = useText()
  if (isBlank(record[by]) && isBlank(record[at])) return null
  const entity: Pick<EntityDefinition, 'fields'> = { fields: STORED }
  return (
    <div>
      <dt>{text(STORED[at])}</dt>
      <dd>
        {!isBlank(record[by]) && <FieldValue entity={entity} name={by} row={record} />}{' '}
        {!isBlank(record[at]) && <FieldValue entity={entity} name={at} row={record} />}
      </dd>
    </div>
  )
}
