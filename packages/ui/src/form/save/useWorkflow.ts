import { App } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import type { EntityDefinition } from '@lading/core/entity'
import { CODE } from '@lading/core/envelope'
import { availableActions, stateOf } from '@lading/core/workflow'
import { useConfirm } from '../../dialogs/useConfirm'
import { SourceError } from '../../foundation/dataSource'
import type { ResourceSource, SourceRow } from '../../foundation/dataSource'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import type { EntityRights } from '../../foundation/permission/useEntityRights'
import { useSourceMessage } from '../../foundation/useSourceMessage'
import { formMessages } from '../locale/messages'

/** A step of the workflow that the user may take. */
export interface WorkflowStep {
  name: string
  label: string
  /** Gives the record up: it stands behind the others and is marked. */
  danger: boolean
  /** Asks, saves changes first, then takes the step. */
  run(): Promise<void>
}

interface WorkflowInput {
  entity: EntityDefinition
  source: ResourceSource
  record: SourceRow | undefined
  /** There is something that is saved first. */
  dirty: boolean
  rights: EntityRights
  send(): Promise<SourceRow | undefined>
  done(record: SourceRow): void
  setMessages(messages: readonly string[]): void
  /** Somebody has deleted the record. */
  gone(error: SourceError): void
}

/** The steps that the record's state and the user's permissions allow. */
export function useWorkflow(input: WorkflowInput): { steps: readonly WorkflowStep[]; running: boolean } {
  const { entity, source, record, dirty, rights, send, done, setMessages, gone } = input
  const [running, setRunning] = useState(false)
  const { message } = App.useApp()
  const texts = useMessages(formMessages)
  const text = useText()
  const confirm = useConfirm()
  const report = useSourceMessage()

  const run = useCallback(
    async (name: string, label: string, danger: boolean) => {
      const { workflow } = entity
      const action = workflow?.actions[name]
      if (!record || !workflow || !action) return
      const stateText = (state: string) => text(workflow.states[state] ?? { zh: state, en: state })
      const from = stateText(stateOf(workflow, record))
      const ends = !Object.values(workflow.actions).some((next) => next.from.includes(action.to))
      const leads = texts.actionLeads(from, stateText(action.to), ends)
      // Neither answer is a bare 取消, which reads like the step as much as like leaving it.
      const yes = await confirm({
        title: texts.actionAsk(label, String(record[entity.title] ?? '')),
        content: dirty ? `${leads}${texts.actionSaves}` : leads,
        okText: label,
        cancelText: texts.actionNot(from),
        danger,
      })
      if (!yes) return
      const base = dirty ? await send() : record
      if (!base) return
      setRunning(true)
      try {
        done(await source.action(name, { id: base.id, version: base.version }))
        void message.success(texts.actionDone(label))
      } catch (error) {
        if (error instanceof SourceError && error.code === CODE.notFound) return gone(error)
        if (error instanceof SourceError) setMessages(error.issues.map((issue) => issue.message))
        report(error)
      } finally {
        setRunning(false)
      }
    },
    [entity, record, dirty, text, texts, confirm, send, source, done, message, setMessages, report, gone],
  )

  const steps = useMemo(() => {
    if (!record || !entity.workflow) return []
    const { actions, states } = entity.workflow
    return availableActions(entity, record)
      .filter((name) => rights.can(name))
      .flatMap((name): WorkflowStep[] => {
        const action = actions[name]
        if (!action) return []
        const label = texts.step(text(action), text(entity.label))
        const danger = action.danger ?? states[action.to]?.color === 'red'
        return [{ name, label, danger, run: () => run(name, label, danger) }]
      })
      .sort((one, other) => Number(one.danger) - Number(other.danger))
  }, [record, entity, rights, text, texts, run])
  return { steps, running }
}
