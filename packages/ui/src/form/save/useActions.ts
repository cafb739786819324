import { App } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { actionsOf, approvalPart, isDangerous, lineInputs } from '@lading/core/entity'
import type { EntityAction, EntityDefinition } from '@lading/core/entity'
import { CODE } from '@lading/core/envelope'
import type { Row } from '@lading/core/rules'
import { actionRefusal, availableActions, everyLineRefusal } from '@lading/core/workflow'
import type { ActionButton } from '../../actions/ActionButtons'
import { actionMessages } from '../../actions/locale/messages'
import { useAskAction } from '../../actions/useAskAction'
import { useRefusal } from '../../actions/useRefusal'
import { SourceError } from '../../foundation/dataSource'
import type { Issue, RecordApproval, ResourceSource, SourceRow } from '../../foundation/dataSource'
import { createIdempotency } from '../../foundation/idempotency'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import type { EntityRights } from '../../foundation/permission/useEntityRights'
import { useSourceMessage } from '../../foundation/useSourceMessage'
import { useUi } from '../../foundation/useUi'
import { mayAct } from '../approval/useApproval'
import { formMessages } from '../locale/messages'
import { linesOf } from '../logic/formValues'
import { leadsOn } from '../logic/leadsOn'
import type { FormLines } from '../lines/useFormLines'

/** An action on the record that the user may do, or is told why not. */
export interface FormAction extends ActionButton {
  /** Asks, saves changes first, then does it. */
  run(): Promise<void>
}

interface ActionsInput {
  entity: EntityDefinition
  source: ResourceSource
  record: SourceRow | undefined
  lines: Pick<FormLines, 'peek' | 'show'>
  /** There is something that is saved first. */
  dirty: boolean
  /** Nothing can be saved: an action may be what stands out. */
  readonly: boolean
  rights: EntityRights
  approval: RecordApproval | undefined
  send(): Promise<SourceRow | undefined>
  done(record: SourceRow): void
  /** Another state of the record is shown in place of this one. */
  show(record: SourceRow): void
  setMessages(messages: readonly string[]): void
  /** Somebody has deleted the record. */
  gone(error: SourceError): void
}

/** The actions of a form. */
export interface FormActions {
  /** On the record, as far as its states and the user's permissions allow them. */
  steps: readonly FormAction[]
  /** On chosen lines of this kind. @param chosen ids of the chosen lines, asked when a button is pressed */
  ofLines(line: string, chosen: () => readonly string[]): readonly FormAction[]
  running: boolean
  /** The question that is open, to be shown outside of the form. */
  dialog: ReactNode
}

/** The actions that the record's state and the user's permissions allow. */
export function useActions(input: ActionsInput): FormActions {
  const {
    entity,
    source,
    record,
    lines,
    dirty,
    readonly,
    rights,
    approval,
    send,
    done,
    show,
    setMessages,
    gone,
  } = input
  const [running, setRunning] = useState<string>()
  const { message } = App.useApp()
  const { locale, known } = useUi()
  const formTexts = useMessages(formMessages)
  const texts = useMessages(actionMessages)
  const text = useText()
  const report = useSourceMessage()
  const refusalOf = useRefusal()
  const { ask, dialog } = useAskAction(entity)
  const [keys] = useState(createIdempotency)

  const run = useCallback(
    async (action: EntityAction, label: string, chosen?: readonly string[]) => {
      if (!record) return
      if (chosen) {
        if (chosen.some((id) => id.endsWith('_temp'))) return void message.warning(texts.saveLinesFirst)
        const target = { record, lines: lines.peek() as Record<string, Row[]>, chosen }
        const refused = actionRefusal(entity, action, target, { locale, known: known() })
        if (refused) return void message.warning(refused.message)
      }
      // What is asked for line by line is asked of the lines as they are saved.
      const first = dirty && lineInputs(entity, action).length > 0 ? await send() : record
      if (!first) return
      const saved = first !== record
      const held = saved ? linesOf(entity, first) : (lines.peek() as Record<string, Row[]>)
      let base: SourceRow | undefined = dirty && !saved ? undefined : first
      const attempt = async (entered: Row, shown: boolean): Promise<readonly Issue[] | undefined> => {
        base ??= await send()
        if (!base) return undefined
        setRunning(action.name)
        try {
          const body = {
            id: base.id,
            version: base.version,
            ...(chosen ? { lines: chosen } : {}),
            ...(Object.keys(entered).length > 0 ? { input: entered } : {}),
          }
          done(
            await source.action(action.name, body, {
              idempotencyKey: keys.keyFor({ ...body, name: action.name }),
            }),
          )
          keys.done()
          void message.success(action.done ? text(action.done) : texts.done(label))
        } catch (error) {
          if (error instanceof SourceError && error.code === CODE.notFound) return void gone(error)
          const onChanged = ([now]: readonly SourceRow[]) => show((base = now!))
          const refused = shown && (await refusalOf(error, { source, ids: [base.id], onChanged }))
          if (refused) return refused
          if (error instanceof SourceError) {
            setMessages([...new Set(error.issues.map((issue) => issue.message))])
            lines.show(error.issues)
          }
          report(error)
        } finally {
          setRunning(undefined)
        }
        return undefined
      }
      await ask({ action, label, records: [first], saves: dirty && !saved, lines: held, attempt })
    },
    [
      entity,
      record,
      lines,
      dirty,
      locale,
      known,
      text,
      texts,
      ask,
      send,
      source,
      done,
      show,
      refusalOf,
      message,
      setMessages,
      report,
      gone,
      keys,
    ],
  )

  /**
   * What stands in the way of an action, by the lines as they were saved and as they are shown: others may have changed them.
   * What was changed here is saved first and may make it possible: then the server decides.
   */
  const whyNot = useCallback(
    (action: EntityAction): string | undefined => {
      if (!record || dirty) return undefined
      const refusal = action.on === 'lines' ? everyLineRefusal : actionRefusal
      const because = (held: Record<string, Row[]>) =>
        refusal(entity, action, { record, lines: held }, { locale, known: known() })?.message
      const why = because(linesOf(entity, record))
      return why === undefined ? undefined : because(lines.peek() as Record<string, Row[]>)
    },
    [entity, record, lines, dirty, locale, known],
  )

  const steps = useMemo(() => {
    if (!record) return []
    const actions = actionsOf(entity)
    const buttons = availableActions(entity, record)
      .filter((name) => mayAct(entity, name, rights, approval))
      .map((name): FormAction => {
        const action = actions.get(name)!
        const label = formTexts.step(text(action), text(entity.label))
        const why = whyNot(action)
        // What is approved is the record: its steps go without the noun.
        const shown = action.step && !approvalPart(entity, name) ? label : text(action)
        return {
          name,
          label: shown,
          danger: isDangerous(entity, action),
          ...(why === undefined ? {} : { why }),
          ...(name === running ? { busy: true } : {}),
          run: () => run(action, shown),
        }
      })
      .sort((one, other) => Number(one.danger) - Number(other.danger))
    // One button stands out: that of saving, as long as there is one.
    const first =
      buttons.find(({ name }) => actions.get(name)!.primary) ??
      buttons.find(
        ({ name, danger, why }) => !danger && why === undefined && leadsOn(entity, actions.get(name)!),
      )
    return buttons.map((each) => (readonly && each === first ? { ...each, primary: true } : each))
  }, [record, entity, readonly, rights, approval, text, formTexts, running, run, whyNot])

  const ofLines = useCallback(
    (line: string, chosen: () => readonly string[]) =>
      (record ? availableActions(entity, record, 'lines') : [])
        .map((name) => actionsOf(entity).get(name)!)
        .filter((action) => action.lines === line && rights.can(action.name))
        .map((action): FormAction => {
          const label = text(action)
          const why = whyNot(action)
          return {
            name: action.name,
            label,
            danger: isDangerous(entity, action),
            ...(why === undefined ? {} : { why }),
            ...(action.name === running ? { busy: true } : {}),
            run: () => run(action, label, chosen()),
          }
        }),
    [entity, record, rights, text, running, run, whyNot],
  )
  return { steps, ofLines, running: running !== undefined, dialog }
}
