import { App } from 'antd'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { entityPaths } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import { isAllowed } from '@lading/core/workflow'
import { useConfirm } from '../dialogs/useConfirm'
import type { ResourceSource, SourceRow } from '../foundation/dataSource'
import { useMessages } from '../foundation/locale/useMessages'
import { nextTask } from '../foundation/nextTask'
import { useEntityRights } from '../foundation/permission/useEntityRights'
import { useUnfinishedWork } from '../foundation/unfinished/unfinished'
import { useHandler } from '../foundation/useHandler'
import { useStableMembers } from '../foundation/useStable'
import { useUi } from '../foundation/useUi'
import { useApproval } from './approval/useApproval'
import { useDraft } from './draft/useDraft'
import { lineEditor } from './lines/lineEditorCode'
import { formMessages } from './locale/messages'
import { isComputed, newRecord, startOf, withoutLines } from './logic/formValues'
import { useFillNew } from './parts/useFillNew'
import { useGone } from './save/useGone'
import { useLiveRecord } from './save/useLiveRecord'
import { useRecord } from './save/useRecord'
import { useSave } from './save/useSave'
import { useActions } from './save/useActions'
import { useFormState } from './useFormState'
import type { EntityFormModel } from './entityFormModel'
import type { FormMode } from './formMode'

/** No message. */
const NONE: readonly string[] = []

/** What can be chosen about a form. */
export interface EntityFormOptions {
  /** The record to open; without one a new record is begun. */
  id?: string
  /** Show only. @default false */
  readonly?: boolean
  /** Values and lines a new record starts with, e.g. a stored record to copy: its id, number and state stay behind. */
  initial?: Row
  /** Told of the whole record as the server saved it. */
  onSaved?: (record: SourceRow) => void
  /** The user wants to leave; changes were given up already. Without it there is no cancel button. */
  onCancel?: () => void
  /** @default `dataSource.resource(entityPaths(entity).api)` */
  source?: ResourceSource
}

/**
 * The logic of a form over one entity: loading, rules of core, the lines' grids, saving of what changed,
 * conflicts, the workflow.
 *
 * @example const form = useEntityForm(saQuotation, { id, onSaved: () => navigate('/sales/quotation') })
 */
export function useEntityForm(entity: EntityDefinition, options: EntityFormOptions = {}): EntityFormModel {
  const { id, initial } = options
  const { dataSource, known } = useUi()
  const { message } = App.useApp()
  const texts = useMessages(formMessages)
  const confirm = useConfirm()
  const api = entityPaths(entity).api
  const own = options.source
  const source = useMemo(() => own ?? dataSource.resource(api), [own, dataSource, api])
  const rights = useEntityRights(entity)
  const formId = useId()
  const [messages, setMessages] = useState(NONE)

  const { methods, lines, compute, dirty } = useFormState(entity, initial, rights)
  const fillNew = useFillNew({ entity, methods, compute })
  const unfinished = useUnfinishedWork()
  const show = useCallback(
    (record: Row) => {
      methods.reset(
        record.id === undefined ? newRecord(entity, record, known()) : withoutLines(entity, record),
      )
      lines.load(record)
      setMessages(NONE)
      if (record.id === undefined) void fillNew()
    },
    [methods, lines.load, entity, fillNew, known], // eslint-disable-line react-hooks/exhaustive-deps -- `lines` itself changes with every edit
  )
  const stored = useRecord(source, id, { show, initial: () => startOf(entity, initial ?? {}), dirty })
  const { record } = stored
  useEffect(() => {
    // While the record is on its way, in a task of its own. What could not be fetched is asked for again where it is shown.
    if (entity.lines)
      void nextTask()
        .then(lineEditor.fetch)
        .catch(() => undefined)
  }, [entity])

  /** The record of this id was deleted, and what was entered made a new one. */
  const [renewedFrom, setRenewedFrom] = useState<string>()
  const renewed = id !== undefined && renewedFrom === id
  /** The record of this id was opened to be looked at, and is changed now. */
  const [editing, setEditing] = useState<string>()
  const viewing = options.readonly === true && (id === undefined || editing !== id)
  const mode: FormMode = viewing ? 'view' : record || (id && !renewed) ? 'edit' : 'add'
  const permitted = rights.can(mode === 'add' ? 'add' : 'edit')
  const open = record === undefined || isAllowed(entity, record, 'edit')
  const readonly = mode === 'view' || !permitted || !open
  const mayBegin = viewing && record !== undefined && open && rights.can('edit')
  const begin = useCallback(() => setEditing(id), [id])

  const draft = useDraft({
    entity,
    id,
    ready: !readonly && !stored.loading && !stored.error,
    dirty: dirty && !readonly,
    record,
    methods,
    lines,
    take: stored.take,
  })
  const { forget } = draft
  const done = useCallback(
    (saved: SourceRow) => {
      forget()
      stored.take(saved)
      methods.reset(withoutLines(entity, saved))
      lines.saved(saved)
      setMessages(NONE)
    },
    [forget, stored.take, methods, lines.saved, entity], // eslint-disable-line react-hooks/exhaustive-deps -- see above
  )
  const endGone = useRef<() => void>(() => undefined)
  const renew = useCallback(() => {
    const entered = methods.getValues()
    stored.drop()
    setRenewedFrom(id)
    setMessages(NONE)
    methods.reset(newRecord(entity, {}, known()))
    for (const [name, field] of Object.entries(entity.fields)) {
      if (!isComputed(entity, name, field))
        methods.setValue(name, entered[name] as never, { shouldDirty: true })
    }
    lines.renew()
    void fillNew()
    endGone.current()
    void message.info(texts.renewed)
  }, [methods, stored.drop, id, entity, lines.renew, fillNew, message, texts, known]) // eslint-disable-line react-hooks/exhaustive-deps -- see above
  // Files on their way are lost with the form as changes are, and no step goes past them; a draft cannot keep them.
  const changed = (dirty || unfinished.any) && !readonly
  const cancel = useHandler(() => {
    const question = {
      title: texts.leaveTitle,
      content: texts.leaveContent,
      okText: texts.leave,
      cancelText: texts.stay,
      danger: true,
    }
    if (changed)
      void confirm(question).then((yes) => {
        if (!yes) return
        forget()
        options.onCancel?.()
      })
    else options.onCancel?.()
  })
  const mayRenew = !viewing && rights.can('add')
  const gone = useGone({
    ...(mayRenew && { renew }),
    ...(options.onCancel && { leave: cancel }),
    hasLines: Object.keys(entity.lines ?? {}).length > 0,
    linesText: lines.toText,
  })
  endGone.current = gone.end
  const { send, saving } = useSave({
    formId,
    entity,
    source,
    methods,
    lines,
    rights,
    unfinished,
    record,
    gone: gone.ask,
    show: stored.replace,
    done,
    setMessages,
  })
  const told = useHandler((saved: SourceRow) => options.onSaved?.(saved))
  const save = useCallback(async () => {
    const saved = await send()
    if (saved) {
      void message.success(texts.saved)
      // Who looked at it goes on looking at it.
      if (editing === undefined) told(saved)
      else setEditing(undefined)
    }
    return saved
  }, [send, message, texts, told, editing])

  useLiveRecord({
    entity,
    methods,
    record,
    dirty: dirty && !readonly,
    take: stored.take,
    reload: stored.reload,
    gone: gone.found,
    source,
  })
  const approval = useApproval(entity, record)
  const actions = useActions({
    approval,
    lines,
    readonly,
    entity,
    source,
    record,
    dirty: changed,
    rights,
    send,
    done,
    show: stored.replace,
    setMessages,
    gone: gone.ask,
  })
  return useStableMembers({
    formId,
    entity,
    mode,
    readonly,
    record,
    loading: stored.loading,
    loadError: stored.error,
    gone: gone.gone,
    reload: stored.reload,
    saving: saving || actions.running,
    dirty: changed,
    begin: unfinished.begin,
    messages,
    methods,
    lines,
    rights,
    approval,
    steps: actions.steps,
    lineActions: actions.ofLines,
    dialog: actions.dialog,
    save,
    draft,
    edit: mayBegin ? begin : undefined,
    cancel: options.onCancel ? cancel : undefined,
  })
}
