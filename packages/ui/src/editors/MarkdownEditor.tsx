import { lazyEditor } from './logic/lazyEditor'
import type { MarkdownEditorProps } from './markdown/markdownEditorProps'

/**
 * Markdown beside its preview, which is sanitised; at least 200 px high, 300 by default (spec 2 §9).
 *
 * @example <MarkdownEditor value={text} onChange={setText} />
 */
export const MarkdownEditor = lazyEditor<MarkdownEditorProps>(
  async () => (await import('./markdown/MarkdownEditorBody')).MarkdownEditorBody,
)
