import { Segmented } from 'antd'
import { useDeferredValue, useState } from 'react'
import type { ReactNode } from 'react'
import { shownStatus } from '../../foundation/control/ariaProps'
import { Css } from '../../foundation/Css'
import { useMessages } from '../../foundation/locale/useMessages'
import { useUi } from '../../foundation/useUi'
import { CodeArea } from '../code/CodeArea'
import { editorMessages } from '../locale/messages'
import type { MarkdownEditorProps } from './markdownEditorProps'
import { surfaceAttributes } from '../logic/surfaceAttributes'
import { editorCss } from '../styles'
import { MarkdownPreview } from './MarkdownPreview'

/** Least height in pixels (spec 2 §9). */
const MIN_HEIGHT = 200

type View = 'edit' | 'split' | 'preview'

/** The Markdown editor, once its code is there. */
export function MarkdownEditorBody(props: MarkdownEditorProps): ReactNode {
  const { value, onChange, onBlur, disabled = false, height = 300, placeholder } = props
  const texts = useMessages(editorMessages)
  const { mode } = useUi()
  const [view, setView] = useState<View>(disabled ? 'preview' : 'split')
  const text = useDeferredValue(value ?? '')
  return (
    <div
      className="lading-editor"
      data-mode={mode}
      data-status={shownStatus(props)}
      style={{ height: Math.max(MIN_HEIGHT, height) }}
    >
      <Css name="editor">{editorCss}</Css>
      <div className="lading-editor-bar">
        <Segmented<View>
          size="small"
          className="lading-editor-end"
          value={view}
          onChange={setView}
          options={(['edit', 'split', 'preview'] as const).map((each) => ({
            value: each,
            label: texts[each],
          }))}
        />
      </div>
      <div className="lading-markdown-panes">
        {view !== 'preview' && (
          <CodeArea
            value={value ?? ''}
            onChange={(next) => onChange?.(next)}
            onBlur={onBlur}
            language="markdown"
            readOnly={disabled}
            attributes={surfaceAttributes(props, texts.markdown)}
            placeholder={placeholder}
            lines={false}
          />
        )}
        {view !== 'edit' && <MarkdownPreview text={text} label={texts.preview} />}
      </div>
    </div>
  )
}
