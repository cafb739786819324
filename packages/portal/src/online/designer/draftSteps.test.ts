import { readData } from '@lading/core/data-form'
import type { EntityDefinition } from '@lading/core/entity'
import { permittedActions } from '@lading/core/entity'
import { expect, it } from 'vitest'
import {
  addApprover,
  addCheck,
  addState,
  addStep,
  endSteps,
  setApprover,
  setCheck,
  setFormula,
  setState,
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
