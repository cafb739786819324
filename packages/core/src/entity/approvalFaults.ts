import { KINDS } from '../kinds'
import { actionsOf, inputFields } from './actions'
import { APPROVAL_PARTS, approvalAction, approvalPart, isReason } from './approval'
import { conditionFaults } from './condition/faults'
import type { DefinitionFault } from './condition/faults'
import type { ApprovalPart, ApprovalStep, EntityDefinition, Field } from './types'

/** Most steps of an approval. */
const MOST_STEPS = 20

const fault = (message: string, word: string, known?: readonly string[]): DefinitionFault => ({
  code: 'approval',
  message,
  word,
  ...(known ? { known } : {}),
})

const namesPeople = (field: Field | undefined) => field !== undefined && KINDS[field.kind]?.people === true

/** What is wrong with who is asked; a stored definition may hold anything. */
function approverFaults(entity: EntityDefinition, by: unknown, as: string): DefinitionFault[] {
  if (by === 'departmentHead') return []
  if (typeof by === 'object' && by !== null) {
    if ('role' in by && typeof by.role === 'string' && /^[\w-]{1,64}$/.test(by.role)) return []
    if ('user' in by && typeof by.user === 'string') {
      const field = Object.hasOwn(entity.fields, by.user) ? entity.fields[by.user] : undefined
      const people = Object.keys(entity.fields).filter((name) => namesPeople(entity.fields[name]))
      return namesPeople(field)
        ? []
        : [fault(`${as} asks "${by.user}", which is no field that names people.`, by.user, people)]
    }
  }
  return [fault(`${as}: "by" is 'departmentHead', { role } or { user }.`, 'by')]
}

function stepFaults(entity: EntityDefinition, step: ApprovalStep, at: number): DefinitionFault[] {
  const as = `Step ${at + 1} of the approval`
  return [
    ...approverFaults(entity, step.by, as),
    ...(step.zh && step.en ? [] : [fault(`${as} says no "zh" and "en".`, 'steps')]),
    ...conditionFaults(step.when, { entity }, `when of step ${at + 1} of the approval`),
  ]
}

/** Actions that must not lead out of an approval beside it: the steps would be left waiting. */
function wayFaults(entity: EntityDefinition, waiting: string): DefinitionFault[] {
  const { workflow } = entity
  return [...actionsOf(entity).values()].flatMap((action) => {
    const { from, to } = action.moves[workflow!.field] ?? {}
    const part = approvalPart(entity, action.name)
    const out = to !== undefined && to !== waiting && (!from || from.includes(waiting))
    const own = part !== undefined && part !== 'submit' && part !== 'remind'
    if (part === 'remind' && (to !== undefined || from?.join() !== waiting))
      return [fault(`The action "${action.name}" reminds in "${waiting}" and moves nothing.`, action.name)]
    if (out && !own)
      return [fault(`The action "${action.name}" leads out of the approval beside its steps.`, action.name)]
    if (own && !(out && from?.length === 1))
      return [
        fault(
          `The action "${action.name}" has to lead out of "${waiting}", and from nowhere else.`,
          action.name,
        ),
      ]
    if (part === 'submit' && from?.includes(waiting) !== false)
      return [
        fault(`The action "${action.name}" submits what is in approval already: say "from".`, action.name),
      ]
    if (to === waiting && part === undefined)
      return [fault(`The action "${action.name}" leads into the approval beside "submit".`, action.name)]
    return []
  })
}

/** What an approval says that is not there, or that would leave records waiting for nobody. */
export function approvalFaults(entity: EntityDefinition): DefinitionFault[] {
  const { approval, workflow } = entity
  if (!approval) return []
  if (!workflow) return [fault('An approval needs a workflow.', 'approval')]
  const named = (part: ApprovalPart) => {
    const name = approvalAction(approval, part)
    return Object.hasOwn(workflow.actions, name) ? workflow.actions[name] : undefined
  }
  const steps: readonly ApprovalStep[] = Array.isArray(approval.steps) ? approval.steps : []
  const needed: ApprovalPart[] = ['submit', 'approve']
  const missing = [...needed, ...(Object.keys(approval.actions ?? {}) as ApprovalPart[])].filter(
    (part) =>
      !APPROVAL_PARTS.includes(part) ||
      !(named(part) ?? (part === 'remind' && actionsOf(entity).get(approvalAction(approval, part)))),
  )
  const waiting = named('submit')?.to
  return [
    ...missing.map((part) =>
      fault(`The approval needs the action "${approval.actions?.[part] ?? part}" in the workflow.`, part),
    ),
    ...(steps.length === 0 || steps.length > MOST_STEPS
      ? [fault(`An approval has 1 to ${MOST_STEPS} steps.`, 'steps')]
      : steps.flatMap((step, at) => stepFaults(entity, step, at))),
    ...(waiting === undefined ? [] : wayFaults(entity, waiting)),
    ...['edit', 'delete'].flatMap((what) =>
      waiting === undefined || workflow.allow?.[what]?.includes(waiting) === false
        ? []
        : [fault(`"allow" has to name the states for "${what}", without "${waiting}".`, 'allow')],
    ),
    ...(['return', 'reject'] as const).flatMap((part) => {
      const name = approvalAction(approval, part)
      const action = actionsOf(entity).get(name)
      if (!action || !named(part)) return []
      const asks = inputFields(entity, action).some(({ field }) => field.required && isReason(field))
      return asks ? [] : [fault(`The action "${name}" has to ask for a reason: a required text.`, name)]
    }),
  ]
}
