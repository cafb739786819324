import { lazyEditor } from './logic/lazyEditor'
import type { RichTextEditorProps } from './rich/richTextEditorProps'

/**
 * Formatted text, 300 px, without a menu bar (spec 2 §2): headings, lists, quotes, links, images through the file
 * service. What is loaded, pasted and given is sanitised.
 *
 * @example <RichTextEditor value={html} onChange={setHtml} />
 */
export const RichTextEditor = lazyEditor<RichTextEditorProps>(
  async () => (await import('./rich/RichTextEditorBody')).RichTextEditorBody,
)
