import { KINDS } from '../kinds'
import { actionsOf, inputFields } from './actions'
import { APPROVAL_PARTS, approvalAction, approvalPart, isReason } from './approval'
import { conditionFaults } from './condition/faults'
import type { Text } from '../text/text'
import type { DefinitionFault } from './condition/faults'
import { APPROVAL_TEXTS as SAY, PLACE_TEXTS } from './faultTexts'
import type { ApprovalPart, ApprovalStep, EntityDefinition, Field } from './types'

/** Most steps of an approval. */
const MAX_STEPS = 20

const fault = ({ zh, en }: Text, word: string, known?: readonly string[]): DefinitionFault => ({
  code: 'approval',
  message: en,
  zh,
  word,
  ...(known ? { known } : {}),
})

const namesPeople = (field: Field | undefined) => field !== undefined && KINDS[field.kind]?.people === true

/** What is wrong with who is asked; a stored definition may hold anything. */
function approverFaults(entity: EntityDefinition, by: unknown, as: Text): DefinitionFault[] {
  if (by === 'departmentHead') return []
  if (typeof by === 'object' && by !== null) {
    if ('role' in by && typeof by.role === 'string' && /^[\w-]{1,64}$/.test(by.role)) return []
    if ('user' in by && typeof by.user === 'string') {
      const field = Object.hasOwn(entity.fields, by.user) ? entity.fields[by.user] : undefined
      const people = Object.keys(entity.fields).filter((name) => namesPeople(entity.fields[name]))
      return namesPeople(field) ? [] : [fault(SAY.noPeople(as, by.user), by.user, people)]
    }
  }
  return [fault(SAY.by(as), 'by')]
}

function stepFaults(entity: EntityDefinition, step: ApprovalStep, at: number): DefinitionFault[] {
  const as = PLACE_TEXTS.step(at + 1)
  return [
    ...approverFaults(entity, step.by, as),
    ...(step.zh && step.en ? [] : [fault(SAY.noLabel(as), 'steps')]),
    ...conditionFaults(step.when, { entity }, PLACE_TEXTS.stepWhen(at + 1)),
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
      return [fault(SAY.reminds(action.name, waiting), action.name)]
    if (out && !own) return [fault(SAY.out(action.name), action.name)]
    if (own && !(out && from?.length === 1))
      return [fault(SAY.outOfWaiting(action.name, waiting), action.name)]
    if (part === 'submit' && from?.includes(waiting) !== false)
      return [fault(SAY.submits(action.name), action.name)]
    if (to === waiting && part === undefined) return [fault(SAY.into(action.name), action.name)]
    return []
  })
}

/** What an approval says that is not there, or that would leave records waiting for nobody. */
export function approvalFaults(entity: EntityDefinition): DefinitionFault[] {
  const { approval, workflow } = entity
  if (!approval) return []
  if (!workflow) return [fault(SAY.noWorkflow, 'approval')]
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
    ...missing.map((part) => fault(SAY.noAction(approval.actions?.[part] ?? part), part)),
    ...(steps.length === 0 || steps.length > MAX_STEPS
      ? [fault(SAY.steps(MAX_STEPS), 'steps')]
      : steps.flatMap((step, at) => stepFaults(entity, step, at))),
    ...(waiting === undefined ? [] : wayFaults(entity, waiting)),
    ...['edit', 'delete'].flatMap((what) =>
      waiting === undefined || workflow.allow?.[what]?.includes(waiting) === false
        ? []
        : [fault(SAY.allow(what, waiting), 'allow')],
    ),
    ...(['return', 'reject'] as const).flatMap((part) => {
      const name = approvalAction(approval, part)
      const action = actionsOf(entity).get(name)
      if (!action || !named(part)) return []
      const asks = inputFields(entity, action).some(({ field }) => field.required && isReason(field))
      return asks ? [] : [fault(SAY.reason(name), name)]
    }),
  ]
}
