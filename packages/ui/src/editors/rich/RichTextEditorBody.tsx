import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { App } from 'antd'
import { useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { shownStatus } from '../../foundation/control/ariaProps'
import { Css } from '../../foundation/Css'
import { useHandler } from '../../foundation/useHandler'
import { useMessages } from '../../foundation/locale/useMessages'
import { useUi } from '../../foundation/useUi'
import { editorMessages } from '../locale/messages'
import { isSafeLink, sanitizeHtml } from '../logic/sanitizeHtml'
import { surfaceAttributes } from '../logic/surfaceAttributes'
import type { RichTextEditorProps } from './richTextEditorProps'
import { editorCss } from '../styles'
import { RichToolbar } from './RichToolbar'
import { storedImage } from './storedImage'

/** Parts of the form of an image (spec 2 §7). */
const UPLOAD_FIELDS = { biz: 'temp', jeditor: '1' }

/** The rich text editor, once its code is there. */
export function RichTextEditorBody(props: RichTextEditorProps): ReactNode {
  const { value, disabled = false, height = 300, uploadFields = UPLOAD_FIELDS } = props
  const texts = useMessages(editorMessages)
  const { dataSource, mode } = useUi()
  const { message } = App.useApp()
  const { files } = dataSource
  const given = useRef(value ?? '')
  const changed = useHandler((html: string) => props.onChange?.(html))
  const left = useHandler(() => props.onBlur?.())
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    ...surfaceAttributes(props, texts.richText),
  }

  const insertImages = useHandler((chosen: readonly File[]) => {
    const images = chosen.filter(({ type }) => type.startsWith('image/'))
    if (!files || images.length === 0) return false
    for (const file of images) {
      files.upload(file, { fields: uploadFields }).then(
        ({ path }) =>
          editor
            ?.chain()
            .focus()
            .setImage({ src: files.url(path), alt: file.name })
            .run(),
        () => void message.error(texts.imageFailed(file.name)),
      )
    }
    return true
  })

  // The same ones at every render: others would draw every image anew.
  const extensions = useMemo(
    () => [
      StarterKit.configure({
        link: { openOnClick: false, isAllowedUri: (address) => isSafeLink(address ?? '') },
      }),
      storedImage(files),
    ],
    [files],
  )
  const editor = useEditor({
    extensions,
    content: sanitizeHtml(given.current),
    editable: !disabled,
    editorProps: {
      attributes,
      transformPastedHTML: sanitizeHtml,
      handlePaste: (_view, event) => insertImages([...(event.clipboardData?.files ?? [])]),
      handleDrop: (_view, event) => insertImages([...(event.dataTransfer?.files ?? [])]),
    },
    onUpdate: ({ editor: own }) => {
      const html = own.isEmpty ? '' : sanitizeHtml(own.getHTML())
      given.current = html
      changed(html)
    },
    onBlur: () => left(),
  })

  useEffect(() => {
    const next = value ?? ''
    if (!editor || next === given.current) return
    given.current = next
    editor.commands.setContent(sanitizeHtml(next), { emitUpdate: false })
  }, [editor, value])
  useEffect(() => {
    editor?.setEditable(!disabled, false)
  }, [editor, disabled])

  return (
    <div className="lading-editor" data-mode={mode} data-status={shownStatus(props)} style={{ height }}>
      <Css name="editor">{editorCss}</Css>
      {editor && !disabled && (
        <RichToolbar editor={editor} onImages={files ? (chosen) => void insertImages(chosen) : undefined} />
      )}
      <EditorContent editor={editor} className="lading-prose" />
    </div>
  )
}
