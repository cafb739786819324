import { App } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { actionsOf, isDangerous } from '@lading/core/entity'
import type { EntityAction } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import { ownLocale } from '@lading/core/text'
import { actionRefusal, sameRefusal } from '@lading/core/workflow'
import { ActionButtons } from '../../actions/ActionButtons'
import { actionMessages } from '../../actions/locale/messages'
import { useAskAction } from '../../actions/useAskAction'
import { useRefusal } from '../../actions/useRefusal'
import type { Issue, SourceRow } from '../../foundation/dataSource'
import { createIdempotency } from '../../foundation/idempotency'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { useSourceMessage } from '../../foundation/useSourceMessage'
import { useUi } from '../../foundation/useUi'
import type { ListPageModel } from '../useListPage'

/**
 * The actions of an entity on chosen records, as far as the user may do them. Never disabled: with nothing chosen they
 * answer 请选择一条记录 (spec 2 §5), otherwise with what is in the way.
 */
export function SelectionActions({ page }: { page: ListPageModel }): ReactNode {
  const { entity, source, rights, selection, refresh } = page
  const { message } = App.useApp()
  const { locale, known } = useUi()
  const text = useText()
  const texts = useMessages(actionMessages)
  const report = useSourceMessage()
  const refusalOf = useRefusal()
  const { ask, dialog } = useAskAction(entity)
  const [keys] = useState(createIdempotency)
  const [running, setRunning] = useState<string>()

  /** Why the chosen rows may not be taken, as far as the list knows them; the server decides. */
  const refusal = (action: EntityAction): string | undefined => {
    const { rows } = selection
    if (rows.length === 0) return texts.choose
    const options = { locale, known: known() }
    for (const record of rows) {
      const issue = actionRefusal(entity, action, { record }, options)
      const name = rows.length > 1 ? String(record[entity.title] ?? '') : ''
      if (issue)
        return name ? `${name}${ownLocale(locale) === 'zh-CN' ? '：' : ': '}${issue.message}` : issue.message
    }
    return sameRefusal(entity, action, rows, locale)?.message
  }
  const run = async (action: EntityAction) => {
    const why = refusal(action)
    if (why !== undefined) return void message.warning(why)
    const label = text(action)
    const { rows } = selection
    let records: readonly SourceRow[] = rows
    const attempt = async (input: Row, shown: boolean): Promise<readonly Issue[] | undefined> => {
      setRunning(action.name)
      try {
        const body = {
          records: records.map(({ id, version }) => ({ id, version: Number(version) })),
          ...(Object.keys(input).length > 0 ? { input } : {}),
        }
        await source.actionBatch?.(action.name, body, {
          idempotencyKey: keys.keyFor({ ...body, name: action.name }),
        })
        keys.done()
        void message.success(action.done ? text(action.done) : texts.done(label))
        // Their versions are others now: what was chosen would be refused as stale.
        selection.clear()
        refresh()
      } catch (error) {
        const ids = records.map(({ id }) => id)
        const onChanged = (now: readonly SourceRow[]) => {
          records = now
          refresh()
        }
        const refused = shown && (await refusalOf(error, { source, ids, onChanged }))
        if (refused) return refused
        report(error)
      } finally {
        setRunning(undefined)
      }
      return undefined
    }
    await ask({ action, label, records: rows, attempt })
  }
  if (!source.actionBatch) return null
  const actions = [...actionsOf(entity).values()]
    .filter(({ on, name }) => on === 'selection' && rights.can(name))
    .map((action) => ({
      name: action.name,
      label: text(action),
      danger: isDangerous(entity, action),
      busy: action.name === running,
      run: () => run(action),
    }))
  if (actions.length === 0) return null
  return (
    <>
      <ActionButtons actions={actions} disabled={running !== undefined} />
      {dialog}
    </>
  )
}
