import type { EditorProps } from './CodeEditor'
import { lazyEditor } from './logic/lazyEditor'

/** The rich text editor. Its value is sanitised HTML; the empty text is empty. */
export interface RichTextEditorProps extends EditorProps {
  /** In pixels. @default 300 (spec 2 §2) */
  height?: number
  /** Fields of the upload of images. @default `{ biz: 'temp', jeditor: '1' }` (spec 2 §7) */
  uploadFields?: Record<string, string>
}

/**
 * Formatted text, 300 px, without a menu bar (spec 2 §2): headings, lists, quotes, links, images through the file
 * service. What is loaded, pasted and given is sanitised.
 *
 * @example <RichTextEditor value={html} onChange={setHtml} />
 */
export const RichTextEditor = lazyEditor<RichTextEditorProps>(
  async () => (await import('./rich/RichTextEditorBody')).RichTextEditorBody,
)
