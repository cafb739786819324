import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Select } from '../../foundation/overlay/Select'
import { shownStatus } from '../../foundation/control/ariaProps'
import { Css } from '../../foundation/Css'
import { useMessages } from '../../foundation/locale/useMessages'
import { useUi } from '../../foundation/useUi'
import type { CodeEditorProps } from '../editorProps'
import { editorMessages } from '../locale/messages'
import { surfaceAttributes } from '../logic/surfaceAttributes'
import { editorCss } from '../styles'
import { CodeArea } from './CodeArea'
import { CODE_LANGUAGES, LANGUAGE_NAMES } from './languages'
import type { CodeLanguage } from './languages'

/** The code editor, once its code is there. */
export function CodeEditorBody(props: CodeEditorProps): ReactNode {
  const { value, onChange, onBlur, disabled = false, height = 240, placeholder } = props
  const texts = useMessages(editorMessages)
  const { mode } = useUi()
  const { language } = props
  const [chosen, setChosen] = useState<CodeLanguage>(language ?? 'javascript')
  const [given, setGiven] = useState(language)
  const [full, setFull] = useState(false)
  // Not in an effect: a page that is shown again runs its effects again, and what was chosen there must stay.
  if (language !== given) {
    setGiven(language)
    if (language) setChosen(language)
  }
  return (
    <div
      className={`lading-editor ${full ? 'lading-editor-full' : ''}`}
      data-mode={mode}
      data-status={shownStatus(props)}
      style={full ? undefined : { height }}
    >
      <Css name="editor">{editorCss}</Css>
      <div className="lading-editor-bar">
        <Select
          size="small"
          aria-label={texts.language}
          style={{ width: 140 }}
          value={chosen}
          options={CODE_LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
          onChange={(next) => {
            setChosen(next)
            props.onLanguageChange?.(next)
          }}
        />
        <Button
          className="lading-editor-end"
          size="small"
          type="text"
          aria-label={texts.fullscreen}
          aria-pressed={full}
          title={texts.escapeHint}
          icon={full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
          onClick={() => setFull(!full)}
        />
      </div>
      <CodeArea
        value={value ?? ''}
        onChange={(text) => onChange?.(text)}
        onBlur={onBlur}
        language={chosen}
        readOnly={disabled}
        attributes={surfaceAttributes(props, texts.code)}
        placeholder={placeholder}
        lines
      />
    </div>
  )
}
