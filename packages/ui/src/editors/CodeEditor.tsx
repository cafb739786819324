import type { Ref } from 'react'
import type { ControlHandle } from '../foundation/control/controlProps'
import type { CodeLanguage } from './code/languages'
import { lazyEditor } from './logic/lazyEditor'

/** What the three editors share. `value` and `onChange` are those of antd's `Form.Item` and of RHF's `Controller`. */
export interface EditorProps {
  ref?: Ref<ControlHandle>
  value?: string | null
  onChange?: (value: string) => void
  onBlur?: () => void
  /** Shown, not changed. @default false */
  disabled?: boolean
  /** In pixels. */
  height?: number
  /** Names the text field for screen readers. */
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

/**
 * Code in one of twelve languages, with a fullscreen switch; tab size 2, 240 px (spec 2 §2, §9). The editor and each
 * language are loaded when they are first shown. Escape, then Tab, leaves the field.
 *
 * @example <CodeEditor language="sql" value={sql} onChange={setSql} />
 */
export const CodeEditor = lazyEditor<CodeEditorProps>(
  async () => (await import('./code/CodeEditorBody')).CodeEditorBody,
)
