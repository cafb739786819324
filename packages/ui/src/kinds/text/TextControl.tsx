import { Input } from 'antd'
import type { ChangeEvent, ReactNode } from 'react'
import { maxLengthOf } from '@lading/core/entity'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { kindMessages } from '../locale/messages'
import { describe } from '../shared/controlProps'
import type { ControlProps } from '../shared/controlProps'

/** A text of one line. `type` tells phones which keyboard to show. @default 'text' */
export function TextControl(props: ControlProps & { type?: 'text' | 'email' | 'tel' }): ReactNode {
  return <Input {...useTextInput(props)} type={props.type ?? 'text'} />
}

/** A text of several lines. */
export function TextareaControl(props: ControlProps): ReactNode {
  return <Input.TextArea {...useTextInput(props)} autoSize={{ minRows: 2, maxRows: 8 }} />
}

function useTextInput(props: ControlProps) {
  const { id, field, value, onChange, onBlur, status, disabled } = props
  const texts = useMessages(kindMessages)
  const text = useText()
  return {
    id,
    status,
    disabled,
    onBlur,
    value: (value as string | null) ?? '',
    maxLength: maxLengthOf(field),
    placeholder: texts.enterText(text(field)),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
    ...describe(props),
  }
}
