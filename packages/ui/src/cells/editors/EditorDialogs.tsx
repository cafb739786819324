import { useState } from 'react'
import type { ReactNode } from 'react'
import { CODE_LANGUAGES } from '../../editors/code/languages'
import { CodeEditor } from '../../editors/CodeEditor'
import type { EditorProps } from '../../editors/editorProps'
import { MarkdownEditor } from '../../editors/MarkdownEditor'
import { RichTextEditor } from '../../editors/RichTextEditor'
import type { CellDialogProps } from '../../grid/api/cell'
import { plainText } from '../../grid/api/plainText'
import { CellModal } from '../../grid/cells/dialog/CellModal'

/** Width in pixels. */
const WIDTH = 800

interface EditorDialogProps extends CellDialogProps {
  editor: (props: Pick<EditorProps, 'label' | 'value' | 'onChange'>) => ReactNode
}

/** A text in one of the editors that pages have. */
function EditorDialog({ value: stored, editor, ...dialog }: EditorDialogProps) {
  const [value, setValue] = useState(() => plainText(stored))
  return (
    <CellModal {...dialog} text={value} width={WIDTH}>
      {editor({ label: dialog.column.title, value, onChange: setValue })}
    </CellModal>
  )
}

/** Formatted text. */
export function RichTextDialog(props: CellDialogProps) {
  return <EditorDialog {...props} editor={(own) => <RichTextEditor {...own} />} />
}

/** Markdown beside its preview. */
export function MarkdownDialog(props: CellDialogProps) {
  return <EditorDialog {...props} editor={(own) => <MarkdownEditor {...own} />} />
}

/** Code in the language that `props.language` of the column names; another one can be looked at it by. */
export function CodeDialog(props: CellDialogProps) {
  const given = props.column.def.props?.['language']
  const [language, setLanguage] = useState(() => CODE_LANGUAGES.find((each) => each === given))
  return (
    <EditorDialog
      {...props}
      editor={(own) => <CodeEditor {...own} {...(language && { language })} onLanguageChange={setLanguage} />}
    />
  )
}
