import { lazyEditor } from './logic/lazyEditor'
import type { CodeEditorProps } from './editorProps'

/**
 * Code in one of twelve languages, with a fullscreen switch; tab size 2, 240 px (spec 2 §2, §9). The editor and each
 * language are loaded when they are first shown. Escape, then Tab, leaves the field.
 *
 * @example <CodeEditor language="sql" value={sql} onChange={setSql} />
 */
export const CodeEditor = lazyEditor<CodeEditorProps>(
  async () => (await import('./code/CodeEditorBody')).CodeEditorBody,
)
