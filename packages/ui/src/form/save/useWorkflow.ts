import { App } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import type { EntityDefinition } from '@lading/core/entity'
import { availableActions } from '@lading/core/workflow'
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
}

/** The steps that the record's state and the user's permissions allow. */
export function useWorkflow(input: WorkflowInput): { steps: readonly WorkflowStep[]; running: boolean } {
  const { entity, source, record, dirty, rights, send, done, setMessages } = input
  const [running, setRunning] = useState(false)
  const { message } = App.useApp()
  const texts = useMessages(formMessages)
  const text = useText()
  const confirm = useConfirm()
  const report = useSourceMessage()

  const run = useCallback(
    async (name: string, label: string) => {
      if (!record) return
      const content = dirty ? texts.actionSaves : undefined
      if (!(await confirm({ title: texts.actionAsk(label), content, okText: label }))) return
      const base = dirty ? await send() : record
      if (!base) return
      setRunning(true)
      try {
        done(await source.action(name, { id: base.id, version: base.version }))
        void message.success(texts.actionDone(label))
      } catch (error) {
        if (error instanceof SourceError) setMessages(error.issues.map((issue) => issue.message))
        report(error)
      } finally {
        setRunning(false)
      }
    },
    [record, dirty, texts, confirm, send, source, done, message, setMessages, report],
  )

  const steps = useMemo(() => {
    if (!record || !entity.workflow) return []
    const { actions } = entity.workflow
    return availableActions(entity, record)
      .filter((name) => rights.can(name))
      .flatMap((name): WorkflowStep[] => {
        const action = actions[name]
        if (!action) return []
        const label = texts.step(text(action), text(entity.label))
        return [{ name, label, run: () => run(name, label) }]
      })
  }, [record, entity, rights, text, texts, run])
  return { steps, running }
}
