import {
  BoldOutlined,
  CodeOutlined,
  ItalicOutlined,
  LineOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { useEditorState } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { PromptModal } from '../../dialogs/PromptModal'
import { useMessages } from '../../foundation/locale/useMessages'
import { editorMessages } from '../locale/messages'
import { isSafeLink } from '../logic/sanitizeHtml'

/** The toolbar's editor, and where chosen images go. */
export interface RichToolbarProps {
  editor: Editor
  onImages?: (files: File[]) => void
}

/** One row of buttons: arrows go from one to the next, Tab goes on to the text (ARIA toolbar). */
export function RichToolbar({ editor, onImages }: RichToolbarProps): ReactNode {
  const texts = useMessages(editorMessages)
  const [linking, setLinking] = useState(false)
  const [at, setAt] = useState(0)
  const picker = useRef<HTMLInputElement>(null)
  const active = useEditorState({
    editor,
    selector: ({ editor: own }) => ({
      bold: own.isActive('bold'),
      italic: own.isActive('italic'),
      underline: own.isActive('underline'),
      strike: own.isActive('strike'),
      heading2: own.isActive('heading', { level: 2 }),
      heading3: own.isActive('heading', { level: 3 }),
      bulletList: own.isActive('bulletList'),
      orderedList: own.isActive('orderedList'),
      quote: own.isActive('blockquote'),
      codeBlock: own.isActive('codeBlock'),
      link: own.isActive('link'),
      canUndo: own.can().undo(),
      canRedo: own.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  const items: { name: string; icon: ReactNode; run: () => unknown; on?: boolean; off?: boolean }[] = [
    { name: texts.undo, icon: <UndoOutlined />, run: () => chain().undo().run(), off: !active.canUndo },
    { name: texts.redo, icon: <RedoOutlined />, run: () => chain().redo().run(), off: !active.canRedo },
    { name: texts.bold, icon: <BoldOutlined />, run: () => chain().toggleBold().run(), on: active.bold },
    {
      name: texts.italic,
      icon: <ItalicOutlined />,
      run: () => chain().toggleItalic().run(),
      on: active.italic,
    },
    {
      name: texts.underline,
      icon: <UnderlineOutlined />,
      run: () => chain().toggleUnderline().run(),
      on: active.underline,
    },
    {
      name: texts.strike,
      icon: <StrikethroughOutlined />,
      run: () => chain().toggleStrike().run(),
      on: active.strike,
    },
    {
      name: texts.heading(2),
      icon: 'H2',
      run: () => chain().toggleHeading({ level: 2 }).run(),
      on: active.heading2,
    },
    {
      name: texts.heading(3),
      icon: 'H3',
      run: () => chain().toggleHeading({ level: 3 }).run(),
      on: active.heading3,
    },
    {
      name: texts.bulletList,
      icon: <UnorderedListOutlined />,
      run: () => chain().toggleBulletList().run(),
      on: active.bulletList,
    },
    {
      name: texts.orderedList,
      icon: <OrderedListOutlined />,
      run: () => chain().toggleOrderedList().run(),
      on: active.orderedList,
    },
    { name: texts.quote, icon: '❝', run: () => chain().toggleBlockquote().run(), on: active.quote },
    {
      name: texts.codeBlock,
      icon: <CodeOutlined />,
      run: () => chain().toggleCodeBlock().run(),
      on: active.codeBlock,
    },
    { name: texts.rule, icon: <LineOutlined />, run: () => chain().setHorizontalRule().run() },
    {
      name: active.link ? texts.unlink : texts.link,
      icon: <LinkOutlined />,
      run: () => (active.link ? chain().unsetLink().run() : setLinking(true)),
      on: active.link,
    },
    ...(onImages
      ? [{ name: texts.image, icon: <PictureOutlined />, run: () => picker.current?.click() }]
      : []),
  ]
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: items.length - 1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    const to = (next + items.length) % items.length
    setAt(to)
    event.currentTarget.querySelectorAll<HTMLElement>('button')[to]?.focus()
  }
  return (
    <div className="lading-editor-bar" role="toolbar" aria-label={texts.toolbar} onKeyDown={move}>
      {items.map(({ name, icon, run, on, off }, index) => (
        <Button
          key={index}
          size="small"
          type={on ? 'primary' : 'text'}
          icon={<span aria-hidden>{icon}</span>}
          aria-label={name}
          title={name}
          aria-disabled={off}
          {...(on !== undefined && { 'aria-pressed': on })}
          tabIndex={index === at ? 0 : -1}
          onFocus={() => setAt(index)}
          // The selection in the text stays.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => !off && run()}
        />
      ))}
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        // Not by `hidden`: the form of antd shows boxes of files that have it.
        style={{ display: 'none' }}
        onChange={(event) => {
          onImages?.([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <PromptModal
        open={linking}
        title={texts.link}
        label={texts.linkAddress}
        initialValue="https://"
        rules={[
          { required: true, handler: ({ value }) => isSafeLink(String(value)), message: texts.badLink },
        ]}
        onOk={(href) => {
          chain().extendMarkRange('link').setLink({ href }).run()
          setLinking(false)
        }}
        onCancel={() => setLinking(false)}
      />
    </div>
  )
}
