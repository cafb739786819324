import { Input } from 'antd'
import type { ReactNode } from 'react'
import { KINDS } from '@lading/core/entity'
import { RELATIVE_DATES } from '@lading/core/query'
import type { RelativeDate } from '@lading/core/query'
import { Select } from '../../foundation/overlay/Select'
import { useMessages } from '../../foundation/locale/useMessages'
import { CONDITIONS } from '../../kinds/conditions'
import { OptionCondition } from '../../kinds/dict/OptionCondition'
import { TextCondition } from '../../kinds/text/TextCondition'
import { superQueryMessages } from '../locale/messages'
import type { SuperQueryField, SuperQueryRule } from '../logic/query'
import { RangeInput } from './RangeInput'

/** The control of a condition's value. */
export interface ValueInputProps {
  id: string
  /** Without a field there is nothing to enter yet. */
  field: SuperQueryField | undefined
  rule: SuperQueryRule
  /** The rule is "in": several values. */
  multiple: boolean
  value: unknown
  onChange: (value: unknown) => void
}

/** Rules whose value is a part of a text: typed, whatever the field. */
const PARTS: ReadonlySet<SuperQueryRule> = new Set(['like', 'right_like', 'left_like'])

/** Chooses the control by the rule and the field's kind. */
export function ValueInput(props: ValueInputProps): ReactNode {
  const { id, field: asked, rule, multiple, value, onChange } = props
  const texts = useMessages(superQueryMessages)
  if (!asked) return <Input id={id} disabled placeholder={texts.enterValue} />
  const { field, options } = asked
  if (rule === 'empty' || rule === 'not_empty') return null
  if (rule === 'relative') return <RelativeInput {...props} field={asked} />
  if (rule === 'range') return <RangeInput id={id} field={field} value={value} onChange={onChange} />
  const Condition = options ? OptionCondition : PARTS.has(rule) ? TextCondition : CONDITIONS[field.kind]
  const placeholder = KINDS[field.kind].conditions === 'choice' ? texts.chooseValue : texts.enterValue
  return <Condition {...{ id, field, multiple, value, onChange, placeholder, ...(options && { options }) }} />
}

type KnownProps = ValueInputProps & { field: SuperQueryField }

function RelativeInput({ id, value, onChange }: KnownProps): ReactNode {
  const texts = useMessages(superQueryMessages)
  return (
    <Select
      id={id}
      value={value as RelativeDate | undefined}
      placeholder={texts.chooseValue}
      options={RELATIVE_DATES.map((name) => ({ value: name, label: texts.relatives[name] }))}
      onChange={onChange}
      style={{ width: '100%' }}
    />
  )
}
