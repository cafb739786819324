import { Input } from 'antd'
import type { ReactNode } from 'react'
import { maxLengthOf } from '@lading/core/entity'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { formMessages } from '../locale/messages'
import { describe } from './controlProps'
import type { ControlProps } from './controlProps'

/** One line of text, or several for `textarea`. */
export function TextControl(props: ControlProps): ReactNode {
  const { id, field, value, onChange, onBlur, status, disabled } = props
  const texts = useMessages(formMessages)
  const text = useText()
  const long = field.kind === 'textarea'
  const common = {
    id,
    status,
    disabled,
    onBlur,
    value: (value as string | null) ?? '',
    maxLength: maxLengthOf(field),
    placeholder: texts.enterText(text(field)),
    ...describe(props),
  }
  if (long) {
    return (
      <Input.TextArea
        {...common}
        autoSize={{ minRows: 2, maxRows: 8 }}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  return (
    <Input
      {...common}
      type={field.kind === 'email' ? 'email' : field.kind === 'mobile' ? 'tel' : 'text'}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
