import type { EditorProps } from '../editorProps'

/** The rich text editor. Its value is sanitised HTML; the empty text is empty. */
export interface RichTextEditorProps extends EditorProps {
  /** In pixels. @default 300 (spec 2 §2) */
  height?: number
  /** Fields of the upload of images. @default `{ biz: 'temp', jeditor: '1' }` (spec 2 §7) */
  uploadFields?: Record<string, string>
}
