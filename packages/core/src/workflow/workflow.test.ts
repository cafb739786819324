import { describe, expect, it } from 'vitest'
import { order } from '../entity/fixtures'
import { applyAction, availableActions, forbiddingWorkflow, isAllowed } from './index'

const lines = { tsOrderLine: [{ itemId: 'A' }] }

describe('isAllowed', () => {
  it('follows the table; what is not named is allowed', () => {
    expect(isAllowed(order, { status: 'draft' }, 'edit')).toBe(true)
    expect(isAllowed(order, { status: 'done' }, 'edit')).toBe(false)
    expect(isAllowed(order, { status: 'done' }, 'print')).toBe(true)
    expect(isAllowed(order, { status: 'done' }, 'toString')).toBe(true)
    expect(isAllowed({ ...order, workflow: undefined }, { status: 'done' }, 'edit')).toBe(true)
  })

  it('asks the states of every state field', () => {
    const state = { zh: '', en: '' }
    const paid = {
      initial: 'open',
      states: { open: state, paid: state },
      actions: {},
      allow: { delete: ['open'] },
    }
    const entity = { ...order, workflows: { payment: paid } }
    expect(isAllowed(entity, { status: 'draft' }, 'delete')).toBe(true)
    expect(isAllowed(entity, { status: 'draft', payment: 'paid' }, 'delete')).toBe(false)
    expect(forbiddingWorkflow(entity, { status: 'draft', payment: 'paid' }, 'delete')?.field).toBe('payment')
    expect(isAllowed(entity, { status: 'done', payment: 'open' }, 'edit')).toBe(false)
  })

  it('takes a record without a state for a new one', () => {
    expect(isAllowed(order, { status: null }, 'edit')).toBe(true)
  })
})

describe('availableActions', () => {
  it('are those that lead on from the state', () => {
    expect(availableActions(order, {})).toEqual(['finish'])
    expect(availableActions(order, { status: 'done' })).toEqual(['reopen'])
    expect(availableActions(order, { status: 'unknown' })).toEqual([])
  })
})

describe('applyAction', () => {
  it('gives the record in its new state and leaves the old one alone', () => {
    const record = { status: 'draft', customer: 'a' }
    expect(applyAction(order, 'finish', record, lines)).toEqual({
      ok: true,
      record: { ...record, amount: 0, status: 'done' },
    })
    expect(record.status).toBe('draft')
  })

  it('asks the named checks of the new state, on their side', () => {
    expect(applyAction(order, 'finish', { status: 'draft' })).toEqual({
      ok: false,
      issues: [{ message: '至少一行' }],
    })
    const none = { status: 'draft', customer: 'none' }
    expect(applyAction(order, 'finish', none, lines, { side: 'browser' }).ok).toBe(true)
    expect(applyAction(order, 'finish', none, lines, { side: 'server' })).toEqual({
      ok: false,
      issues: [{ message: '无库存', field: 'customer' }],
    })
  })

  it('refuses the wrong state and unknown names with a sentence', () => {
    expect(applyAction(order, 'reopen', { status: 'draft' })).toEqual({
      ok: false,
      issues: [{ message: '当前状态“草稿”不允许重开' }],
    })
    expect(applyAction(order, 'constructor', {}, {}, { locale: 'en-US' })).toEqual({
      ok: false,
      issues: [{ message: 'There is no action called “constructor”' }],
    })
  })

  it('is consistent with availableActions in every state', () => {
    for (const status of Object.keys(order.workflow!.states)) {
      for (const name of Object.keys(order.workflow!.actions)) {
        const ok = applyAction(order, name, { status }, lines).ok
        expect(ok).toBe(availableActions(order, { status }).includes(name))
      }
    }
  })
})
