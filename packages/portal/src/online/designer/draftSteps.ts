import type {
  ApprovalStep,
  EntityCheck,
  Field,
  Formula,
  Workflow,
  WorkflowAction,
  WorkflowState,
} from '@lading/core/entity'
import { KINDS } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import type { ActionChange } from './draftActions'
import type { Draft, Place } from './draft'
import { changed, freeName, without } from './draftTools'

const REASON: Field = {
  kind: 'textarea',
  readonly: true,
  maxLength: 500,
  zh: '退回原因',
  en: 'Reason of return',
}
const HEAD_STEP: ApprovalStep = { by: 'departmentHead', zh: '部门负责人', en: 'Head of department' }
const MANAGER_STEP: ApprovalStep = { by: { role: 'manager' }, zh: '经理审批', en: 'Management' }
const STATUS: Field = { kind: 'status', readonly: true, zh: '状态', en: 'Status' }
const DRAFT: WorkflowState = { zh: '草稿', en: 'Draft', color: 'default' }

const withFlow = (draft: Draft, change: Partial<Workflow>): Draft => ({
  ...draft,
  workflow: { ...draft.workflow!, ...change },
})

/** The field that holds the state; a draft without one gets one, and shows it in the list. */
function withStatus(draft: Draft): [Draft, string] {
  const there = Object.keys(draft.fields).find((name) => KINDS[draft.fields[name]!.kind].choices === 'states')
  if (there) return [draft, there]
  const list = draft.list.includes('status') ? draft.list : [...draft.list, 'status']
  return [{ ...draft, fields: { ...draft.fields, status: STATUS }, list }, 'status']
}

/** Gives a form states: a draft that is finished. */
export function startSteps(draft: Draft): Draft {
  const [stated, field] = withStatus(draft)
  return {
    ...stated,
    workflow: {
      field,
      initial: 'draft',
      states: { draft: DRAFT, done: { zh: '已完成', en: 'Done', color: 'green' } },
      actions: { finish: { zh: '完成', en: 'Finish', from: ['draft'], to: 'done' } },
      allow: { edit: ['draft'], delete: ['draft'] },
    },
  }
}

/** Gives a form an approval: the head of the applicant's department decides, with a reason where it is returned. */
export function startApproval(draft: Draft): Draft {
  const [stated, field] = withStatus(draft)
  return {
    ...stated,
    fields: { ...stated.fields, returnReason: stated.fields.returnReason ?? REASON },
    workflow: {
      field,
      initial: 'draft',
      states: {
        draft: DRAFT,
        inApproval: { zh: '审批中', en: 'In approval', color: 'blue' },
        returned: { zh: '已退回', en: 'Returned', color: 'orange' },
        approved: { zh: '已批准', en: 'Approved', color: 'green' },
      },
      actions: {
        submit: { zh: '提交审批', en: 'Submit', from: ['draft', 'returned'], to: 'inApproval' },
        approve: { zh: '批准', en: 'Approve', from: ['inApproval'], to: 'approved' },
        return: {
          zh: '退回',
          en: 'Return',
          from: ['inApproval'],
          to: 'returned',
          input: [{ field: 'returnReason', required: true }],
        },
        withdraw: { zh: '撤回', en: 'Withdraw', from: ['inApproval'], to: 'draft' },
      },
      allow: { edit: ['draft', 'returned'], delete: ['draft'] },
    },
    approval: { steps: [HEAD_STEP] },
  }
}

/** Takes states, steps and approval away; the field that held the state goes with them. */
export function endSteps(draft: Draft): Draft {
  const { workflow, approval: _approval, ...rest } = draft
  if (!workflow) return draft
  const { field } = workflow
  return {
    ...rest,
    fields: without(rest.fields, field),
    list: rest.list.filter((name) => name !== field),
    query: rest.query.filter((item) => (typeof item === 'string' ? item : Object.keys(item)[0]) !== field),
    form: rest.form.map(({ section, rows }) => ({
      section,
      rows: rows.map((row) => row.filter((name) => name !== field)),
    })),
  }
}

/** Adds a state at the end. */
export function addState(draft: Draft): Draft {
  const { states } = draft.workflow!
  return withFlow(draft, {
    states: { ...states, [freeName(states, 'state')]: { zh: '新状态', en: 'New state' } },
  })
}

/** Changes a state; nothing in its place takes it away, and the steps that touch it. */
export function setState(draft: Draft, key: string, change: Partial<WorkflowState> | undefined): Draft {
  const { states, actions, allow = {}, initial } = draft.workflow!
  if (change) return withFlow(draft, { states: { ...states, [key]: { ...states[key]!, ...change } } })
  if (key === initial) return draft
  const kept = Object.entries(actions).flatMap(([name, step]) => {
    const from = step.from.filter((state) => state !== key)
    return step.to === key || from.length === 0 ? [] : [[name, { ...step, from }] as const]
  })
  return withFlow(draft, {
    states: without(states, key),
    actions: Object.fromEntries(kept),
    allow: Object.fromEntries(
      Object.entries(allow).map(([what, where]) => [what, where.filter((state) => state !== key)]),
    ),
  })
}

/** States in which something is allowed: `edit`, `delete`. */
export const setAllowed = (draft: Draft, what: string, states: string[]): Draft =>
  withFlow(draft, { allow: { ...draft.workflow!.allow, [what]: states } })

/** Adds a step from the first state to the last. */
export function addStep(draft: Draft): Draft {
  const { actions, states, initial } = draft.workflow!
  const to = Object.keys(states).at(-1)!
  return withFlow(draft, {
    actions: {
      ...actions,
      [freeName(actions, 'step')]: { zh: '新操作', en: 'New step', from: [initial], to },
    },
  })
}

/** Changes a step, where `undefined` takes a member away; nothing in its place takes the step away. */
export function setStep(draft: Draft, name: string, change: ActionChange<WorkflowAction> | undefined): Draft {
  const { actions } = draft.workflow!
  if (!change) return withFlow(draft, { actions: without(actions, name) })
  return withFlow(draft, { actions: { ...actions, [name]: changed(actions[name], change) } })
}

/** Changes who decides; nothing in a step's place takes it away. */
export function setApprover(draft: Draft, at: number, change: Partial<ApprovalStep> | undefined): Draft {
  const steps = [...(draft.approval?.steps ?? [])]
  if (change) steps[at] = changed(steps[at], change)
  else steps.splice(at, 1)
  return { ...draft, approval: { ...draft.approval, steps } }
}

/** Adds somebody who decides after the others. */
export const addApprover = (draft: Draft): Draft =>
  setApprover(draft, draft.approval?.steps.length ?? 0, MANAGER_STEP)

const HAN = /\p{Script=Han}/u

/**
 * A role as it is called in English. Roles have one name; where that is Chinese, their code says it, e.g. `manager` →
 * `Manager`, `salesLead` → `Sales lead`.
 */
export function roleInEnglish(code: string, name: string): string {
  if (!HAN.test(name) || HAN.test(code)) return name
  const words = code
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\-.]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Lets somebody else decide. A step that nobody has named, or that is called as who decided until now, is called as who
 * decides from now on; a name that was written stays.
 * @param former how who decided until now is called
 */
export function chooseApprover(
  draft: Draft,
  at: number,
  by: ApprovalStep['by'],
  former: Text,
  next: Text,
): Draft {
  const { zh, en } = draft.approval!.steps[at]!
  const name = by === HEAD_STEP.by ? HEAD_STEP : next
  const usual = (text: string, language: 'zh' | 'en') =>
    [former[language], '', HEAD_STEP[language], MANAGER_STEP[language]].includes(text)
  return setApprover(draft, at, {
    by,
    zh: usual(zh, 'zh') ? name.zh : zh,
    en: usual(en, 'en') ? name.en : en,
  })
}

/** Says how a field is computed, which makes it read-only; nothing makes it one that people fill in. */
export function setFormula(draft: Draft, place: Place, name: string, formula: Formula | undefined): Draft {
  const part = place === undefined ? draft : draft.lines![place]!
  const { readonly: _readonly, ...field } = part.fields[name]!
  const fields = { ...part.fields, [name]: formula === undefined ? field : { ...field, readonly: true } }
  const rest = without(part.derive ?? {}, name)
  const derive = formula === undefined ? rest : { ...rest, [name]: formula }
  const { derive: _derive, ...bare } = part
  const next = { ...bare, fields, ...(Object.keys(derive).length > 0 ? { derive } : {}) }
  return place === undefined
    ? (next as Draft)
    : { ...draft, lines: { ...draft.lines, [place]: next as NonNullable<Draft['lines']>[string] } }
}

/** Changes a rule of the whole record; nothing in its place takes it away. */
export function setCheck(draft: Draft, name: string, change: Partial<EntityCheck> | undefined): Draft {
  const checks = draft.checks ?? {}
  const next = change ? { ...checks, [name]: changed(checks[name], change) } : without(checks, name)
  const { checks: _checks, ...rest } = draft
  return Object.keys(next).length > 0 ? { ...rest, checks: next } : rest
}

/** Adds a rule: the title has to be filled in. */
export const addCheck = (draft: Draft): Draft =>
  setCheck(draft, freeName(draft.checks ?? {}, 'rule'), {
    assert: { field: draft.title, op: 'filled' },
    message: { zh: '请填写完整', en: 'Fill it in' },
  })
