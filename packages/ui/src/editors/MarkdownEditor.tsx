import type { EditorProps } from './CodeEditor'
import { lazyEditor } from './logic/lazyEditor'

/** The Markdown editor. */
export interface MarkdownEditorProps extends EditorProps {
  /** In pixels; at least 200. @default 300 (spec 2 §9) */
  height?: number
}

/**
 * Markdown beside its preview, which is sanitised; at least 200 px high, 300 by default (spec 2 §9).
 *
 * @example <MarkdownEditor value={text} onChange={setText} />
 */
export const MarkdownEditor = lazyEditor<MarkdownEditorProps>(
  async () => (await import('./markdown/MarkdownEditorBody')).MarkdownEditorBody,
)
