import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { actionsOf, approvalPart, isDangerous, stateOf, stateText, workflowsOf } from '@lading/core/entity'
import type { EntityAction, EntityDefinition } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import type { Issue } from '../foundation/dataSource'
import { useConfirm } from '../dialogs/useConfirm'
import { useMessages } from '../foundation/locale/useMessages'
import { useText } from '../foundation/locale/useText'
import { useUi } from '../foundation/useUi'
import { lazyDialog } from '../foundation/lazy/lazyPart'
import type { ActionQuestion } from './ActionDialog'
import { actionMessages } from './locale/messages'

/** Brings the controls of all kinds of fields along; most actions ask for none. */
const ActionDialog = lazyDialog(async () => (await import('./ActionDialog')).ActionDialog)

/** What is asked about. */
export interface AskedAction {
  action: EntityAction
  /** What its button is called. */
  label: string
  /** What it is done to. */
  records: readonly Row[]
  /** There is something that is saved first. @default false */
  saves?: boolean
  /** The lines of the record, for an action that asks for something of each. */
  lines?: Readonly<Record<string, readonly Row[]>>
  /**
   * Does it, while a dialog with what was entered stays open: gives what the dialog is to show, in which everything can be
   * mended then, or nothing where there is nothing more to ask.
   * @param shown there is such a dialog; otherwise whoever does it tells why it was refused
   * @default the dialog closes with the answer
   */
  attempt?: (entered: Row, shown: boolean) => Promise<readonly Issue[] | undefined>
}

/** The question before actions: yes or no, or a dialog that asks for their fields. */
export interface AskAction {
  /** What was entered (nothing: an empty row), or `undefined` when it was given up. */
  ask: (asked: AskedAction) => Promise<Row | undefined>
  /** Stands somewhere outside of the form. */
  dialog: ReactNode
}

interface Open extends ActionQuestion {
  attempt: AskedAction['attempt']
  resolve: (values: Row | undefined) => void
}

/** The states that an action leads from and to, where all records stand in the same one. */
function leadOf(entity: EntityDefinition, action: EntityAction, records: readonly Row[]) {
  for (const workflow of workflowsOf(entity)) {
    const { to, cases } = action.moves[workflow.field] ?? {}
    // Where it leads depends on what is entered.
    if (cases) continue
    const states = new Set(records.map((record) => stateOf(workflow, record)))
    if (to === undefined || states.size !== 1) continue
    const goesOn = [...actionsOf(entity).values()].some(({ moves }) =>
      moves[workflow.field]?.from?.includes(to),
    )
    return { field: workflow.field, from: [...states][0]!, to, ends: !goesOn }
  }
  return undefined
}

/** Asks before an action, as far as its definition wants it asked. */
export function useAskAction(entity: EntityDefinition): AskAction {
  const { locale } = useUi()
  const text = useText()
  const texts = useMessages(actionMessages)
  const confirm = useConfirm()
  const [open, setOpen] = useState<Open>()
  const ask = useCallback(
    async ({ action, label, records, saves = false, lines, attempt }: AskedAction) => {
      const danger = isDangerous(entity, action)
      // Whether an approval is the last one is not known here.
      const approves = approvalPart(entity, action.name) === 'approve'
      const lead = approves ? undefined : leadOf(entity, action, records)
      const named = (state: string) => stateText(entity, lead?.field ?? '', state, locale)
      const [first] = records
      const usual =
        records.length === 1
          ? texts.ask(label, String(first?.[entity.title] ?? ''))
          : texts.askMany(label, records.length)
      const content = [lead && texts.leads(named(lead.from), named(lead.to), lead.ends), saves && texts.saves]
        .filter(Boolean)
        .join('')
      const question = {
        title: typeof action.confirm === 'object' ? text(action.confirm) : usual,
        okText: label,
        // Neither answer is a bare 取消, which reads like the step as much as like leaving it.
        cancelText: lead ? texts.leave(named(lead.from)) : texts.notNow,
        danger,
        ...(content ? { content } : {}),
      }
      if ((action.input ?? []).length > 0) {
        const initial = records.length === 1 && action.on !== 'lines' ? { ...first } : {}
        return new Promise<Row | undefined>((resolve) =>
          setOpen({ entity, action, initial, ...(lines ? { lines } : {}), ...question, attempt, resolve }),
        )
      }
      const wanted = action.confirm ?? (lead !== undefined || danger || approves)
      if (wanted !== false && !(await confirm(question))) return undefined
      await attempt?.({}, false)
      return {}
    },
    [entity, locale, text, texts, confirm],
  )
  const close = (values?: Row) => {
    setOpen(undefined)
    open?.resolve(values)
  }
  const answer = async (values: Row) => {
    const refused = await open?.attempt?.(values, true)
    if (!refused) close(values)
    return refused
  }
  const dialog = open && <ActionDialog {...open} onAnswer={answer} onCancel={close} />
  return { ask, dialog }
}
