import { Input } from 'antd'
import type { ChangeEvent, CSSProperties, ReactNode } from 'react'
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

/** Rows of a text of several lines: at first, and at most before it is scrolled. */
const ROWS = { minRows: 2, maxRows: 8 }

/** Grows with its text by CSS. */
const GROWING: CSSProperties = {
  fieldSizing: 'content',
  minHeight: heightOf(ROWS.minRows),
  maxHeight: heightOf(ROWS.maxRows),
}

/** A text of several lines, as high as it needs. */
export function TextareaControl(props: ControlProps): ReactNode {
  const input = useTextInput(props)
  // Measuring it lays the page out anew, at least twice for each field: only where the browser cannot do it by itself.
  const byItself = globalThis.CSS?.supports?.('field-sizing', 'content')
  return <Input.TextArea {...input} {...(byItself ? { style: GROWING } : { autoSize: ROWS })} />
}

/** Lines of text with padding and border. */
function heightOf(rows: number): string {
  return `calc(${rows}lh + 2 * var(--ant-input-padding-block, 4px) + 2px)`
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
