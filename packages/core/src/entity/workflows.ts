import type { Row } from '../rules/types'
import type { EntityDefinition, Workflow, WorkflowState } from './types'

/** What has workflows. */
type HasWorkflows = Pick<EntityDefinition, 'workflow' | 'workflows'>

/** All workflows of an entity, its main one first: one for each state field. */
export function workflowsOf({ workflow, workflows = {} }: HasWorkflows): Workflow[] {
  const others = Object.entries(workflows).map(([field, each]) => ({ ...each, field }))
  return workflow ? [workflow, ...others] : others
}

/** The workflow that moves a field, if one does. */
export function workflowOf({ workflow, workflows }: HasWorkflows, field: string): Workflow | undefined {
  if (workflow?.field === field) return workflow
  return workflows && Object.hasOwn(workflows, field) ? { ...workflows[field]!, field } : undefined
}

/** The states that a field may have, if a workflow moves it. */
export function statesOf(entity: HasWorkflows, field: string): Record<string, WorkflowState> | undefined {
  return workflowOf(entity, field)?.states
}

/** The state of a record: what its field says, or the initial one. */
export function stateOf({ field, initial }: Pick<Workflow, 'field' | 'initial'>, record: Row): string {
  const state = record[field]
  return typeof state === 'string' && state !== '' ? state : initial
}

/** The states in which a record begins, by the fields that hold them. */
export function initialStates(entity: HasWorkflows): Row {
  return Object.fromEntries(workflowsOf(entity).map(({ field, initial }) => [field, initial]))
}
