import { checkIssue } from '../entity/validateRecord'
import type { ValidateOptions } from '../entity/validateRow'
import type { Issue } from '../ports/issue'
import type { EntityDefinition, Workflow } from '../entity/types'
import type { Row } from '../rules/types'
import { textIn } from '../text/text'
import type { Locale, Text } from '../text/text'

/** The state of a record: what its field says, or the initial one. */
export function stateOf(workflow: Workflow, record: Row): string {
  const state = record[workflow.field]
  return typeof state === 'string' && state !== '' ? state : workflow.initial
}

/**
 * Whether something may be done to a record in its state, e.g. `edit`, `delete`, `lines.add`. Allowed is what the
 * workflow does not name, and everything where there is no workflow.
 */
export function isAllowed(entity: EntityDefinition, record: Row, what: string): boolean {
  const { workflow } = entity
  const allow = workflow?.allow
  if (!workflow || !allow || !Object.hasOwn(allow, what)) return true
  return allow[what]!.includes(stateOf(workflow, record))
}

/** Names of the actions that lead on from the record's state, in the order of the definition. */
export function availableActions(entity: EntityDefinition, record: Row): string[] {
  const { workflow } = entity
  if (!workflow) return []
  const state = stateOf(workflow, record)
  return Object.entries(workflow.actions)
    .filter(([, action]) => action.from.includes(state))
    .map(([name]) => name)
}

/** The record in its new state, or why the action was refused. */
export type ActionAnswer = { ok: true; record: Row } | { ok: false; issues: Issue[] }

function labelOf(workflow: Workflow, state: string, locale: Locale): string {
  const known = Object.hasOwn(workflow.states, state) ? workflow.states[state] : undefined
  return known ? textIn(known, locale) : state
}

function refuse(message: Text, locale: Locale): ActionAnswer {
  return { ok: false, issues: [{ message: textIn(message, locale) }] }
}

/** What is not allowed in the record's state, as a sentence for the user. */
export function notAllowedMessage(
  entity: EntityDefinition,
  record: Row,
  label: Text,
  locale: Locale,
): string {
  const state = entity.workflow ? labelOf(entity.workflow, stateOf(entity.workflow, record), locale) : ''
  return textIn(
    { zh: `当前状态“${state}”不允许${label.zh}`, en: `${label.en} is not allowed in the state “${state}”` },
    locale,
  )
}

/**
 * Takes a step of the workflow: from must fit, and the named checks must hold for the record in its new state. The
 * record itself is not changed.
 *
 * @throws Error when the definition names a check that it does not have
 */
export function applyAction(
  entity: EntityDefinition,
  name: string,
  record: Row,
  lines: Record<string, Row[]> = {},
  options: ValidateOptions = {},
): ActionAnswer {
  const { locale = 'zh-CN' } = options
  const { workflow } = entity
  const action = workflow && Object.hasOwn(workflow.actions, name) ? workflow.actions[name] : undefined
  if (!workflow || !action) {
    return refuse({ zh: `没有名为“${name}”的操作`, en: `There is no action called “${name}”` }, locale)
  }
  if (!action.from.includes(stateOf(workflow, record))) {
    return { ok: false, issues: [{ message: notAllowedMessage(entity, record, action, locale) }] }
  }
  const next = { ...record, [workflow.field]: action.to }
  const issues = (action.checks ?? []).flatMap((each) => {
    const check = entity.checks && Object.hasOwn(entity.checks, each) ? entity.checks[each] : undefined
    if (!check)
      throw new Error(`${entity.key}: the action ${name} names the check ${each}, which is not defined`)
    return checkIssue(check, next, lines, options) ?? []
  })
  return issues.length > 0 ? { ok: false, issues } : { ok: true, record: next }
}
