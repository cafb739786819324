import type { ReactNode } from 'react'
import { RichTextEditor } from '../../editors/RichTextEditor'
import { useText } from '../../foundation/locale/useText'
import { stored } from '../shared/controlProps'
import type { ControlProps } from '../shared/controlProps'

/** Formatted text; sanitised HTML is stored. */
export function RichTextControl(props: ControlProps): ReactNode {
  const text = useText()
  return <RichTextEditor label={text(props.field)} {...stored(props)} />
}
