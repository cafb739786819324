import { PlusOutlined } from '@ant-design/icons'
import { App, Button, Select } from 'antd'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { PromptModal } from '../../dialogs/PromptModal'
import { useConfirm } from '../../dialogs/useConfirm'
import { useMessages } from '../../foundation/locale/useMessages'
import { superQueryMessages } from '../locale/messages'
import { effectiveLines, EMPTY_QUERY, mayAdd } from '../logic/query'
import type { SuperQueryValue } from '../logic/query'
import type { SuperQueryProps } from '../SuperQuery'
import { QueryLine } from './QueryLine'
import { QuerySentence } from './QuerySentence'
import { SavedQueries } from './SavedQueries'
import { useQueryDraft } from './useQueryDraft'
import { useSavedQueries } from './useSavedQueries'

const MATCH_TYPES = ['and', 'or'] as const

/** What is in the dialog: the conditions, the saved queries and the buttons. */
export function QueryBuilder(props: Omit<SuperQueryProps, 'open'>): ReactNode {
  const { fields, saveCode, onSearch, onReset, onClose } = props
  const texts = useMessages(superQueryMessages)
  const { message } = App.useApp()
  const confirm = useConfirm()
  const id = useId()
  const draft = useQueryDraft(props.query)
  const saved = useSavedQueries(saveCode)
  const [naming, setNaming] = useState(false)
  const { query } = draft
  const effective = (): SuperQueryValue => ({ ...query, lines: effectiveLines(query.lines, fields) })

  const search = () => {
    const asked = effective()
    if (asked.lines.length === 0) {
      void message.warning(texts.emptyQuery)
      return
    }
    onSearch(asked)
    onClose()
  }
  const reset = () => {
    draft.set(EMPTY_QUERY)
    onReset()
  }
  const startSaving = () => {
    if (effective().lines.length === 0) void message.warning(texts.emptySave)
    else setNaming(true)
  }
  const save = async (name: string) => {
    const title = name.trim()
    if (title === '') {
      void message.warning(texts.emptyName)
      return
    }
    if (saved.has(title) && !(await confirm({ title: texts.overwrite(title) }))) return
    const { matchType, lines } = effective()
    try {
      saved.save({ title, matchType, records: lines })
    } catch {
      void message.error(texts.saveFailed)
      return
    }
    void message.success(texts.saveDone)
    setNaming(false)
  }

  return (
    <>
      <div className="lading-super">
        <div className="lading-super-main">
          <div className="lading-super-match">
            <label htmlFor={id}>{texts.matchType}</label>
            <Select
              id={id}
              value={query.matchType}
              options={MATCH_TYPES.map((type) => ({ value: type, label: texts.matchTypes[type] }))}
              onChange={(matchType) => draft.set({ ...query, matchType })}
              style={{ minWidth: 260 }}
            />
          </div>
          <div
            ref={draft.container}
            className="lading-super-lines"
            role="group"
            aria-label={texts.conditions}
          >
            {query.lines.map((line, at) => (
              <QueryLine
                key={at}
                position={at + 1}
                line={line}
                fields={fields}
                onChange={(next) => draft.setLine(at, next)}
                onRemove={() => draft.removeAt(at)}
              />
            ))}
          </div>
          <Button
            type="dashed"
            icon={<PlusOutlined />}
            disabled={!mayAdd(query.lines)}
            title={mayAdd(query.lines) ? undefined : texts.tooMany}
            onClick={draft.add}
          >
            {texts.add}
          </Button>
          <QuerySentence query={effective()} fields={fields} />
        </div>
        <SavedQueries
          queries={saved.queries}
          onLoad={({ matchType, records }) => draft.set({ matchType, lines: records })}
          onRemove={({ title }) =>
            void confirm({ title: texts.confirmRemove, content: title, danger: true }, () =>
              saved.remove(title),
            )
          }
        />
      </div>
      <div className="lading-super-footer" style={{ marginTop: 16 }}>
        <Button onClick={startSaving}>{texts.save}</Button>
        <Button onClick={reset}>{texts.reset}</Button>
        <Button onClick={onClose}>{texts.close}</Button>
        <Button type="primary" onClick={search}>
          {texts.search}
        </Button>
      </div>
      <PromptModal
        open={naming}
        title={texts.saveTitle}
        label={texts.saveName}
        rules={[{ required: true, message: texts.emptyName }]}
        onOk={save}
        onCancel={() => setNaming(false)}
      />
    </>
  )
}
