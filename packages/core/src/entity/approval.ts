import { KINDS } from '../kinds'
import type { Row } from '../rules/types'
import { isEmptyValue, textOf } from '../rules/value'
import { actionsOf, inputFields } from './actions'
import type { EntityAction } from './actions'
import { holds } from './condition/holds'
import type { Scope } from './condition/types'
import type { Approval, ApprovalPart, EntityDefinition, Field } from './types'

type HasApproval = Pick<EntityDefinition, 'approval'>

/** All parts of an approval. */
export const APPROVAL_PARTS: readonly ApprovalPart[] = [
  'submit',
  'approve',
  'return',
  'reject',
  'withdraw',
  'remind',
]

/** The parts that belong to who is asked; being asked is the right to do them. */
export const APPROVAL_DECISIONS: readonly ApprovalPart[] = ['approve', 'return', 'reject']

/** Name of the action that does a part of an approval. @default the part's own name */
export function approvalAction(approval: Approval, part: ApprovalPart): string {
  return approval.actions?.[part] ?? part
}

/** Which part of the entity's approval an action is, if it is one. */
export function approvalPart({ approval }: HasApproval, action: string): ApprovalPart | undefined {
  return approval && APPROVAL_PARTS.find((part) => approvalAction(approval, part) === action)
}

/** Whether an action is a decision of the entity's approval: for who is asked, whatever the permissions say. */
export function isApprovalDecision(entity: HasApproval, action: string): boolean {
  const part = approvalPart(entity, action)
  return part !== undefined && APPROVAL_DECISIONS.includes(part)
}

/** The state in which a record waits for its approval. */
export function waitingState(entity: EntityDefinition): string | undefined {
  const { approval, workflow } = entity
  return approval && workflow?.actions[approvalAction(approval, 'submit')]?.to
}

/**
 * The next step of an approval that the record needs: its place, or nothing when there is none left.
 *
 * @param after place of the last step that was passed, -1 before the first
 */
export function nextApprovalStep(entity: HasApproval, after: number, scope: Scope): number | undefined {
  const steps = entity.approval?.steps ?? []
  const at = steps.findIndex((step, place) => place > after && (!step.when || holds(step.when, scope)))
  return at < 0 ? undefined : at
}

/** Whether a field can hold what is said with a decision. */
export const isReason = ({ kind }: Pick<Field, 'kind'>): boolean => KINDS[kind].prose === true

/** What was said with a decision: the first text that its action asks for. */
export function approvalReason(
  entity: EntityDefinition,
  action: EntityAction,
  input: Row,
): string | undefined {
  const asked = inputFields(entity, action).find(({ field }) => isReason(field))
  const value = asked && input[asked.name]
  return isEmptyValue(value) ? undefined : textOf(value)
}

/** The actions that need a permission of their own: all but the decisions of an approval and what the server does alone. */
export function permittedActions(entity: EntityDefinition): EntityAction[] {
  return [...actionsOf(entity).values()].filter(
    ({ name, system }) => !system && !isApprovalDecision(entity, name),
  )
}
