import { App, Button, Checkbox } from 'antd'
import { useId, useMemo, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { PromptModal } from '../../dialogs/PromptModal'
import { useMessages } from '../../foundation/locale/useMessages'
import { superQueryMessages } from '../locale/messages'
import { effectiveLines, EMPTY_QUERY, isGroup } from '../logic/query'
import type { SuperQueryValue } from '../logic/query'
import { entryAt, numbered } from '../logic/queryTree'
import type { SavedItem } from '../logic/savedQueries'
import type { SuperQueryProps } from '../superQueryProps'
import type { Builder } from './builder'
import { AddButtons, MatchSelect, QueryEntries } from './QueryEntries'
import { QuerySentence } from './QuerySentence'
import { SavedQueries } from './SavedQueries'
import { useQueryDraft } from './useQueryDraft'
import { useSavedQueries } from './useSavedQueries'
import { useSaving } from './useSaving'

/** What is in the dialog: the conditions, the saved queries and the buttons. */
export function QueryBuilder(props: Omit<SuperQueryProps, 'open'>): ReactNode {
  const { fields, saveCode, groups = true, onSearch, onReset, onClose } = props
  const texts = useMessages(superQueryMessages)
  const { message } = App.useApp()
  const id = useId()
  const draft = useQueryDraft(props.query)
  const saved = useSavedQueries(saveCode, fields)
  const saving = useSaving(saved)
  const [shared, setShared] = useState(false)
  const { query, movedTo } = draft
  const numbers = useMemo(() => numbered(query), [query])
  const builder: Builder = { draft, fields, groups, numbers }
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
  const load = ({ value, gone }: SavedItem) => {
    if (!value) return
    draft.set(value)
    if (gone.length > 0) void message.warning(texts.goneFields(gone))
  }
  const moveByKey = (event: KeyboardEvent) => {
    const by = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined
    const entry = (event.target as Element).closest<HTMLElement>('[data-entry]')
    if (!by || !entry) return
    // Before a select opens its list.
    event.preventDefault()
    event.stopPropagation()
    draft.move(entry.dataset['entry']!.split('.').map(Number), by)
  }
  const moved = movedTo && entryAt(query, movedTo)
  const movedName = moved && (isGroup(moved) ? texts.group : texts.line)(numbers.get(movedTo.join('.')) ?? 0)

  const { item, copyOf } = saving.naming ?? {}
  const namingTitle = item ? texts.rename(item.name) : copyOf ? texts.copy(copyOf.name) : texts.saveTitle
  // A query of another may keep its name, unless the user has one that is called so.
  const namingStart = copyOf && saved.own(copyOf.name) ? texts.copyName(copyOf.name) : (item ?? copyOf)?.name

  return (
    <>
      <div className="lading-super">
        <div className="lading-super-main">
          <div className="lading-super-match">
            <label htmlFor={id}>{texts.matchType}</label>
            <MatchSelect builder={builder} group={query} path={[]} id={id} />
          </div>
          <div
            ref={draft.container}
            className="lading-super-lines"
            role="group"
            aria-label={texts.conditions}
            onKeyDownCapture={moveByKey}
          >
            <QueryEntries builder={builder} group={query} path={[]} />
          </div>
          <AddButtons builder={builder} path={[]} />
          <span role="status" className="lading-super-hidden">
            {movedName && texts.moved(movedName)}
          </span>
          <QuerySentence query={effective()} fields={fields} />
        </div>
        <SavedQueries
          saved={saved}
          onLoad={load}
          onRename={saving.startRename}
          onCopy={(kept) => {
            setShared(false)
            saving.startCopy(kept)
          }}
          onShare={saving.share}
          onDefault={saving.toggleDefault}
          onRemove={saving.remove}
        />
      </div>
      <div className="lading-super-footer">
        <Button
          onClick={() => {
            setShared(false)
            saving.start(effective())
          }}
        >
          {texts.save}
        </Button>
        <Button onClick={reset}>{texts.reset}</Button>
        <Button onClick={onClose}>{texts.close}</Button>
        <Button type="primary" onClick={search}>
          {texts.search}
        </Button>
      </div>
      <PromptModal
        open={saving.naming !== undefined}
        title={namingTitle}
        label={texts.saveName}
        initialValue={namingStart}
        rules={[
          { required: true, message: texts.emptyName },
          { pattern: '\\S', message: texts.emptyName },
          { pattern: '^.{1,50}$', message: texts.longName },
        ]}
        onOk={(name) => saving.name(name, effective(), shared)}
        onCancel={saving.stop}
      >
        {saved.sharing && !item && !copyOf && (
          <Checkbox checked={shared} onChange={({ target }) => setShared(target.checked)}>
            {texts.shareNew}
          </Checkbox>
        )}
      </PromptModal>
    </>
  )
}
