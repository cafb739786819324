import { describe, expect, it } from 'vitest'
import { performAction } from '../workflow'
import { order } from './fixtures'
import {
  approvalPart,
  approvalReason,
  actionsOf,
  definitionFaults,
  isApprovalDecision,
  nextApprovalStep,
  permittedActions,
  waitingState,
} from './index'
import type { Approval, EntityDefinition } from './index'

const workflow: EntityDefinition['workflow'] = {
  field: 'status',
  initial: 'draft',
  states: {
    draft: { zh: '草稿', en: 'Draft' },
    waiting: { zh: '审批中', en: 'In approval' },
    back: { zh: '已退回', en: 'Returned' },
    done: { zh: '完成', en: 'Done' },
  },
  actions: {
    submit: { zh: '提交', en: 'Submit', from: ['draft', 'back'], to: 'waiting' },
    agree: {
      zh: '同意',
      en: 'Agree',
      from: ['waiting'],
      to: 'done',
      set: { due: 'today' },
      input: ['customer'],
    },
    return: {
      zh: '退回',
      en: 'Return',
      from: ['waiting'],
      to: 'back',
      input: [{ name: 'why', kind: 'textarea', required: true, zh: '原因', en: 'Reason' }],
    },
    reopen: { zh: '重开', en: 'Reopen', from: ['done'], to: 'draft' },
  },
  allow: { edit: ['draft', 'back'], delete: ['draft'] },
}
const approval: Approval = {
  steps: [
    { by: 'departmentHead', zh: '负责人', en: 'Head' },
    { by: { role: 'finance' }, when: { field: 'amount', op: 'gt', value: 100 }, zh: '财务', en: 'Finance' },
    { by: { user: 'keeper' }, zh: '保管', en: 'Keeper' },
  ],
  actions: { approve: 'agree' },
}
const entity: EntityDefinition = {
  ...order,
  fields: { ...order.fields, keeper: { kind: 'user', zh: '保管员', en: 'Keeper' } },
  workflow,
  approval,
}
const record = { status: 'waiting', amount: 500, customer: 'A' }
const known = { today: '2026-11-23' }

describe('an approval in a definition', () => {
  it('names its actions, whose decisions need no permission', () => {
    expect(
      ['submit', 'agree', 'return', 'approve', 'reopen'].map((name) => approvalPart(entity, name)),
    ).toEqual(['submit', 'approve', 'return', undefined, undefined])
    expect(['submit', 'agree', 'return', 'withdraw'].map((name) => isApprovalDecision(entity, name))).toEqual(
      [false, true, true, false],
    )
    expect(permittedActions(entity).map(({ name }) => name)).toEqual(['submit', 'reopen'])
    expect(waitingState(entity)).toBe('waiting')
    expect(waitingState(order)).toBeUndefined()
  })

  it.each([
    [-1, 500, 0],
    [0, 500, 1],
    [0, 100, 2],
    [1, 500, 2],
    [2, 500, undefined],
  ])('goes on after step %s with the amount %s at %s', (after, amount, next) => {
    expect(nextApprovalStep(entity, after, { row: { ...record, amount } })).toBe(next)
  })

  it('keeps state and stamps for the last of several approvals', () => {
    const act = (between: boolean) =>
      performAction(entity, 'agree', { record }, { customer: 'B' }, { known, between })
    expect(act(true)).toMatchObject({ ok: true, record: { status: 'waiting', customer: 'B' } })
    expect(act(true)).not.toHaveProperty('record.due')
    expect(act(false)).toMatchObject({ ok: true, record: { status: 'done', due: '2026-11-23' } })
  })

  it('takes the first text that a decision asks for as its reason', () => {
    const reason = (name: string, input: Record<string, unknown>) =>
      approvalReason(entity, actionsOf(entity).get(name)!, input)
    expect(reason('return', { why: '金额不符' })).toBe('金额不符')
    expect(reason('return', {})).toBeUndefined()
  })
})

const faults = (change: Partial<EntityDefinition>) =>
  definitionFaults({ ...entity, ...change }).map(({ message }) => message)
const steps = (one: unknown) => faults({ approval: { ...approval, steps: [one] as Approval['steps'] } })
const action = (name: string, change: object) => ({
  workflow: {
    ...workflow,
    actions: { ...workflow.actions, [name]: { ...(workflow.actions[name] as object), ...change } },
  } as EntityDefinition['workflow'],
})

describe('the faults of an approval', () => {
  it('are none in a sound one', () => expect(faults({})).toEqual([]))

  it.each<[string, string[], string]>([
    ['no workflow', faults({ workflow: undefined }), 'An approval needs a workflow.'],
    ['no steps', faults({ approval: { ...approval, steps: [] } }), 'An approval has 1 to 20 steps.'],
    [
      'nobody',
      steps({ zh: 'a', en: 'a' }),
      `Step 1 of the approval: "by" is 'departmentHead', { role } or { user }.`,
    ],
    [
      'a field that names nobody',
      steps({ by: { user: 'customer' }, zh: 'a', en: 'a' }),
      'Step 1 of the approval asks "customer", which is no field that names people.',
    ],
    [
      'a hostile role',
      steps({ by: { role: "x'; --" }, zh: 'a', en: 'a' }),
      `Step 1 of the approval: "by" is`,
    ],
    ['no words', steps({ by: 'departmentHead' }), 'Step 1 of the approval says no "zh" and "en".'],
    [
      'a condition on nothing',
      steps({ by: 'departmentHead', when: { field: 'sum', op: 'gt', value: 1 }, zh: 'a', en: 'a' }),
      'when of step 1 of the approval names "sum", which is not a field.',
    ],
    [
      'a missing action',
      faults({ approval: { steps: approval.steps } }),
      'The approval needs the action "approve"',
    ],
    [
      'a way out beside it',
      faults(action('reopen', { from: ['done', 'waiting'] })),
      'The action "reopen" leads out of the approval beside its steps.',
    ],
    [
      'a decision from elsewhere',
      faults(action('agree', { from: ['waiting', 'draft'] })),
      'The action "agree" has to lead out of "waiting"',
    ],
    [
      'a way in beside it',
      faults(action('reopen', { to: 'waiting' })),
      'The action "reopen" leads into the approval beside "submit".',
    ],
    ['no reason', faults(action('return', { input: [] })), 'The action "return" has to ask for a reason'],
    [
      'what is edited while it waits',
      faults({ workflow: { ...workflow, allow: { delete: ['draft'] } } }),
      '"allow" has to name the states for "edit", without "waiting".',
    ],
  ])('name %s', (_what, found, message) => {
    expect(
      found.some((each) => each.startsWith(message)),
      found.join('\n'),
    ).toBe(true)
  })
})
