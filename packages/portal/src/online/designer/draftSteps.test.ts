import { readData } from '@lading/core/data-form'
import type { EntityDefinition } from '@lading/core/entity'
import { permittedActions } from '@lading/core/entity'
import { describe, expect, it } from 'vitest'
import { addAction } from './draftActions'
import { entriesOf, moveEntry, renameEntry } from './draftEntries'
import type { EntryKind } from './draftEntries'
import { addFigure, setFigure } from './draftFigures'
import {
  addApprover,
  chooseApprover,
  addCheck,
  addState,
  addStep,
  endSteps,
  setApprover,
  setCheck,
  setFormula,
  setState,
  roleInEnglish,
  setStep,
  startApproval,
  startSteps,
} from './draftSteps'

const draft: EntityDefinition = {
  key: 'onlVisit',
  name: 'OnlVisit',
  label: { zh: '拜访', en: 'Visit' },
  area: 'online',
  title: 'name',
  fields: {
    name: { kind: 'text', required: true, zh: '名称', en: 'Name' },
    price: { kind: 'money', zh: '单价', en: 'Price' },
    amount: { kind: 'money', zh: '金额', en: 'Amount' },
  },
  list: ['name'],
  query: ['name'],
  form: [{ section: { zh: '基本', en: 'General' }, rows: [['name', 'price', 'amount']] }],
  permissions: { prefix: 'online:onlVisit', actions: ['list'] },
  review: [],
}
/** As the server would see it, which gives each action its right. */
const isFit = (each: EntityDefinition) => {
  const actions = ['list', ...permittedActions(each).map(({ name }) => name)]
  const data = { ...each, permissions: { ...each.permissions, actions } }
  expect(readData(JSON.parse(JSON.stringify(data)))).toMatchObject({ ok: true })
}

it('starts, changes and ends states and steps, a definition at every step', () => {
  const started = startSteps(draft)
  isFit(started)
  const more = addStep(addState(started))
  isFit(more)
  expect(more.workflow!.actions.step1).toMatchObject({ from: ['draft'], to: 'state1' })
  const asked = setStep(more, 'step1', { from: ['done'], input: ['price'], set: { amount: { value: 0 } } })
  isFit(asked)
  // A state goes with the steps that lead to it; the first one stays.
  const gone = setState(asked, 'state1', undefined)
  expect(Object.keys(gone.workflow!.actions)).toEqual(['finish'])
  expect(setState(gone, 'draft', undefined)).toBe(gone)
  isFit(gone)
  expect(setStep(asked, 'step1', { input: undefined }).workflow!.actions.step1).not.toHaveProperty('input')
  const ended = endSteps(gone)
  expect(ended.fields).not.toHaveProperty('status')
  isFit(ended)
})

it('starts an approval, and says who decides in which order', () => {
  const asked = startApproval(draft)
  isFit(asked)
  const two = setApprover(addApprover(asked), 1, { when: { field: 'amount', op: 'gt', value: 5000 } })
  expect(two.approval!.steps.map(({ by }) => by)).toEqual(['departmentHead', { role: 'manager' }])
  isFit(two)
  // The step is called as who decides, until somebody names it.
  const role = (code: string, name: string) => ({ zh: name, en: roleInEnglish(code, name) })
  const of = {
    head: { zh: '部门负责人', en: '部门负责人' },
    finance: role('finance', '财务'),
    manager: role('manager', '经理'),
  }
  expect([roleInEnglish('sales_lead', '销售主管'), roleInEnglish('qa', 'Quality')]).toEqual([
    'Sales lead',
    'Quality',
  ])
  const finance = chooseApprover(two, 0, { role: 'finance' }, of.head, of.finance)
  expect(finance.approval!.steps[0]).toEqual({ by: { role: 'finance' }, zh: '财务', en: 'Finance' })
  const head = chooseApprover(finance, 0, 'departmentHead', of.finance, of.head)
  expect(head.approval!.steps[0]).toEqual(asked.approval!.steps[0])
  const named = setApprover(finance, 0, { zh: '付款复核', en: 'Payment check' })
  const kept = chooseApprover(named, 0, { role: 'manager' }, of.finance, of.manager).approval!.steps[0]
  expect(kept).toEqual({ by: { role: 'manager' }, zh: '付款复核', en: 'Payment check' })
  for (const each of [finance, head]) isFit(each)
  expect(setApprover(two, 0, undefined).approval!.steps).toHaveLength(1)
  isFit(endSteps(two))
})

it('says formulas and rules, and takes them back', () => {
  const computed = setFormula(draft, undefined, 'amount', { times: ['price', 2] })
  expect(computed.fields.amount).toMatchObject({ readonly: true })
  isFit(computed)
  expect(setFormula(computed, undefined, 'amount', undefined)).toEqual(draft)
  const ruled = addCheck(draft)
  isFit(ruled)
  isFit(setCheck(ruled, 'rule1', { when: { field: 'amount', op: 'gt', value: 1 } }))
  expect(setCheck(ruled, 'rule1', undefined)).toEqual(draft)
})

describe('entries that stand by their names', () => {
  const flow = setFigure(
    addFigure(addFigure(addCheck(addCheck(addAction(addAction(startApproval(draft))))))),
    'figure2',
    {
      of: 'figure1',
    },
  )
  const kinds: EntryKind[] = ['action', 'step', 'figure', 'check']
  it.each(kinds)('are put in order and called otherwise wherever they are named: %s', (kind) => {
    const [first, second, ...rest] = Object.keys(entriesOf(flow, kind))
    const moved = moveEntry(flow, kind, second!, -1)
    expect(Object.keys(entriesOf(moved, kind))).toEqual([second, first, ...rest])
    for (const [name, by] of [
      [second, -1],
      [first, 1],
    ] as const)
      expect(Object.keys(entriesOf(moveEntry(moved, kind, name!, by), kind)).sort()).toEqual(
        [first, second, ...rest].sort(),
      )
    const called = renameEntry(moved, kind, first!, 'calledSo')
    expect(Object.keys(entriesOf(called, kind))).toEqual([second, 'calledSo', ...rest])
    isFit(called)
    for (const name of [second!, '9', 'a b', '__proto__'])
      expect(renameEntry(called, kind, 'calledSo', name)).toBe(called)
  })
  it('keep their part in an approval, their right, and their share', () => {
    const called = renameEntry(renameEntry(flow, 'step', 'submit', 'send'), 'figure', 'figure1', 'whole')
    expect(called.approval!.actions).toEqual({ submit: 'send' })
    expect(called.figures!.figure2!.of).toBe('whole')
    expect(renameEntry(flow, 'action', 'action1', 'pack').permissions.actions).toEqual(
      expect.arrayContaining(['pack']),
    )
    // Steps and actions share their rights, so they share their names.
    expect(renameEntry(flow, 'action', 'action1', 'approve')).toBe(flow)
  })
})
