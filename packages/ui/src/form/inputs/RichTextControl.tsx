import type { ReactNode } from 'react'
import { RichTextEditor } from '../../editors/RichTextEditor'
import { useText } from '../../foundation/locale/useText'
import type { ControlProps } from './controlProps'

/** Formatted text; sanitised HTML is stored. */
export function RichTextControl({ field, value, onChange, onBlur, disabled }: ControlProps): ReactNode {
  const text = useText()
  return (
    <RichTextEditor
      label={text(field)}
      value={(value as string | null) ?? ''}
      onChange={onChange}
      onBlur={onBlur}
      {...(disabled !== undefined && { disabled })}
    />
  )
}
