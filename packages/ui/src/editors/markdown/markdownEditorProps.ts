import type { EditorProps } from '../editorProps'

/** The Markdown editor. */
export interface MarkdownEditorProps extends EditorProps {
  /** In pixels; at least 200. @default 300 (spec 2 §9) */
  height?: number
}
