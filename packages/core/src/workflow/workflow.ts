import { actionsOf } from '../entity/actions'
import type { ValidateOptions } from '../entity/validateRow'
import type { Issue } from '../ports/issue'
import type { EntityDefinition, Workflow } from '../entity/types'
import { stateOf, workflowOf, workflowsOf } from '../entity/workflows'
import type { Row } from '../rules/types'
import type { Locale, Text } from '../text/text'
import { stateText } from '../entity/actions'
import { performAction } from './perform'
import { stateRefusal } from './refusal'

export { stateOf } from '../entity/workflows'

/** The workflow in whose state something may not be done to a record, of several the first. */
export function forbiddingWorkflow(
  entity: EntityDefinition,
  record: Row,
  what: string,
): Workflow | undefined {
  return workflowsOf(entity).find((workflow) => {
    const { allow = {} } = workflow
    return Object.hasOwn(allow, what) && !allow[what]!.includes(stateOf(workflow, record))
  })
}

/**
 * Whether something may be done to a record in its states, e.g. `edit`, `delete`, `lines.add`. Allowed is what no
 * workflow names, and everything where there is none.
 */
export function isAllowed(entity: EntityDefinition, record: Row, what: string): boolean {
  return forbiddingWorkflow(entity, record, what) === undefined
}

/**
 * Names of the actions on a record, or on lines of it, that its states allow, in the order of the definition.
 *
 * @param place what the actions are done to. @default 'record'
 */
export function availableActions(
  entity: EntityDefinition,
  record: Row,
  place: 'record' | 'lines' = 'record',
): string[] {
  return [...actionsOf(entity).values()]
    .filter(
      ({ on, moves, system }) =>
        on === place &&
        !system &&
        Object.entries(moves).every(([field, { from }]) => {
          const workflow = workflowOf(entity, field)
          return !from || !workflow || from.includes(stateOf(workflow, record))
        }),
    )
    .map(({ name }) => name)
}

/** The record in its new state, or why the action was refused. */
export type ActionAnswer = { ok: true; record: Row } | { ok: false; issues: Issue[] }

/** What is not allowed in the record's state, as a sentence for the user. */
export function notAllowedMessage(
  entity: EntityDefinition,
  record: Row,
  label: Text,
  locale: Locale,
): string {
  const { workflow } = entity
  const state = workflow ? stateText(entity, workflow.field, stateOf(workflow, record), locale) : ''
  return stateRefusal(state, label, locale)
}

/**
 * Does an action to a record, as `performAction`, and gives its header.
 *
 * @param options.input what was entered for it. @default nothing
 * @throws Error when the definition names a check that it does not have
 */
export function applyAction(
  entity: EntityDefinition,
  name: string,
  record: Row,
  lines: Record<string, Row[]> = {},
  { input, ...options }: ValidateOptions & { input?: Row } = {},
): ActionAnswer {
  const answer = performAction(entity, name, { record, lines }, input, options)
  return answer.ok ? { ok: true, record: answer.record } : answer
}
