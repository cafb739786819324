import type { ControlProps } from '../foundation/control/controlProps'
import type { Ref } from 'react'
import type { ControlHandle } from '../foundation/control/controlProps'
import type { CodeLanguage } from './code/languages'

/** What a form says of a field; it is said of the element that has the keyboard. */
type FieldFacts = Pick<
  ControlProps,
  'id' | 'name' | 'status' | `aria-${'label' | 'labelledby' | 'describedby' | 'required' | 'invalid'}`
>

/** What the three editors share. `value` and `onChange` are those of antd's `Form.Item` and of RHF's `Controller`. */
export interface EditorProps extends FieldFacts {
  ref?: Ref<ControlHandle>
  value?: string | null
  onChange?: (value: string) => void
  onBlur?: () => void
  /** Shown, not changed. @default false */
  disabled?: boolean
  /** In pixels. */
  height?: number
  /** Names the text field for screen readers; `aria-label` and `aria-labelledby` do so, too. */
  label?: string
  placeholder?: string
}

/** The code editor. */
export interface CodeEditorProps extends EditorProps {
  /** @default 'javascript' */
  language?: CodeLanguage
  onLanguageChange?: (language: CodeLanguage) => void
  /** In pixels. @default 240 (spec 2 §9) */
  height?: number
}
