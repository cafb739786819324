import { describe, expect, it } from 'vitest'
import { order } from '../entity/fixtures'
import type { EntityDefinition } from '../entity/types'
import { isAllowed, performAction } from './index'

const say = { zh: '做', en: 'Do' }
type Given = NonNullable<EntityDefinition['actions']>[string]

/** The order with one action, and what comes of it. */
function act(
  action: Partial<Given>,
  target: Parameters<typeof performAction>[2],
  {
    input = {},
    known,
    locale,
    ...more
  }: Partial<EntityDefinition> & {
    input?: object
    known?: Record<string, unknown>
    locale?: 'en-US'
  } = {},
) {
  const entity = { ...order, ...more, actions: { act: { ...say, ...action } as Given } }
  return performAction(entity, 'act', target, { ...input }, { known, ...(locale && { locale }) } as object)
}
const record = { id: '1', status: 'done', customer: 'A', amount: 7 }
const lines = {
  tsOrderLine: [
    { id: 'l1', unit: 'pcs', quantity: 2, price: 1, subtotal: 2 },
    { id: 'l2', unit: 'box', quantity: 3, price: 1, subtotal: 3 },
  ],
}

describe('what an action does', () => {
  it('is nothing to a record that it neither writes nor moves, whatever there is to compute', () => {
    expect(act({}, { record, lines })).toStrictEqual({
      ok: true,
      record,
      lines,
      entry: { stored: {}, own: {}, lines: {} },
    })
  })

  it('computes anew what it has written or moved, where the lines are known', () => {
    expect(act({ set: { count: { value: 2 } } }, { record, lines })).toMatchObject({
      record: { count: 2, amount: 5 },
    })
    expect(act({ to: 'draft' }, { record, lines })).toMatchObject({ record: { status: 'draft', amount: 5 } })
    expect(act({ to: 'draft' }, { record })).toMatchObject({ record: { status: 'draft', amount: 7 } })
  })

  it('takes of what was entered only what is there, apart for the record and for the effect', () => {
    const input: Given['input'] = ['due', 'count', { name: 'note', kind: 'text', zh: '说明', en: 'Note' }]
    expect(act({ input }, { record }, { input: { count: 2 } })).toMatchObject({
      entry: { stored: { count: 2 }, own: {}, lines: {} },
    })
    const answer = act({ input }, { record }, { input: { note: 'x' } })
    expect(answer.ok && answer.entry).toStrictEqual({ stored: {}, own: { note: 'x' }, lines: {} })
  })

  it('leaves a field as it is that the record needs, and that need not be entered here', () => {
    const input: Given['input'] = [{ field: 'customer', required: false }, 'due']
    for (const customer of ['', null])
      expect(
        act({ input }, { record: { ...record, due: '2026-01-01' } }, { input: { customer, due: '' } }),
      ).toMatchObject({
        ok: true,
        record: { customer: 'A', due: null },
      })
    expect(act({ input }, { record }, { input: { customer: 'B' } })).toMatchObject({
      record: { customer: 'B' },
    })
    expect(act({ input: ['customer'] }, { record }, { input: { customer: '' } })).toMatchObject({ ok: false })
  })

  it('rounds as the field is kept', () => {
    const third = { formula: { times: ['amount', 0.333333] } }
    const at = (name: string) => {
      const answer = act({ set: { [name]: third } } as Partial<Given>, { record: { ...record, amount: 1 } })
      return answer.ok && answer.record[name]
    }
    expect(at('count')).toBe(0)
    expect(at('customer')).toBe(0.333333)
  })

  it('stamps nothing where nobody is known', () => {
    expect(act({ set: { customer: 'me' } }, { record })).toMatchObject({ record: { customer: null } })
    expect(act({ set: { customer: 'me' } }, { record }, { known: { me: 'li' } })).toMatchObject({
      record: { customer: 'li' },
    })
  })

  it('stamps lines: those that were chosen, and those that something was entered for', () => {
    const known = { me: 'li' }
    const chosen = act(
      { on: 'lines', lines: 'tsOrderLine', set: { unit: 'me' } } as Partial<Given>,
      { record, lines, chosen: ['l2'] },
      { known },
    )
    expect(chosen).toMatchObject({ lines: { tsOrderLine: [{ unit: 'pcs' }, { unit: 'li' }] } })
    const entered = act(
      { input: [{ lines: 'tsOrderLine', ask: ['price'], set: { unit: 'me' } }] },
      { record, lines },
      { known, input: { tsOrderLine: [{ id: 'l1', price: 4 }] } },
    )
    expect(entered).toMatchObject({
      record: { amount: 11 },
      lines: { tsOrderLine: [{ price: 4, unit: 'li', subtotal: 8 }, { unit: 'box' }] },
    })
  })
})

describe('why an action is refused', () => {
  it('is said of the line that stands in the way, or of the record', () => {
    const when = { field: 'unit', op: 'eq', value: 'pcs', zh: '不是件', en: 'No pieces' } as const
    const ofLines = { on: 'lines', lines: 'tsOrderLine', when } as Partial<Given>
    expect(act(ofLines, { record, lines, chosen: ['l1', 'l2'] })).toStrictEqual({
      ok: false,
      issues: [{ message: '不是件', line: 'tsOrderLine', rowId: 'l2' }],
    })
    const ofRecord = {
      when: { field: 'customer', op: 'empty', zh: '有客户', en: 'Has one' },
    } as Partial<Given>
    expect(act(ofRecord, { record }, { locale: 'en-US' })).toStrictEqual({
      ok: false,
      issues: [{ message: 'Has one' }],
    })
    // Only in both languages has a condition words of its own.
    const half = { when: { field: 'customer', op: 'empty', zh: '有客户' } } as Partial<Given>
    expect(act(half, { record })).toMatchObject({ issues: [{ message: '做的条件不满足：客户为空' }] })
  })

  it('wants lines that are there', () => {
    const ofLines = { on: 'lines', lines: 'tsOrderLine' } as Partial<Given>
    for (const target of [
      { record },
      { record, lines },
      { record, lines, chosen: [] },
      { record, chosen: ['l1'] },
    ])
      expect(act(ofLines, target)).toStrictEqual({ ok: false, issues: [{ message: '请选择一条记录' }] })
  })

  it('names the state in the way, in the language of the person', () => {
    const workflows: EntityDefinition['workflows'] = {
      urgent: {
        initial: 'N',
        states: { N: { zh: '否', en: 'No' }, Y: { zh: '是', en: 'Yes' } },
        actions: {},
      },
    }
    const moves = { moves: { urgent: { from: ['N'], to: 'Y' } } } as Partial<Given>
    const target = { record: { ...record, urgent: 'Y' } }
    expect(act(moves, target, { workflows, locale: 'en-US' })).toMatchObject({
      issues: [{ message: 'Urgent: Do is not allowed in the state “Yes”' }],
    })
    expect(act(moves, target, { workflows, workflow: undefined })).toMatchObject({
      issues: [{ message: '加急：当前状态“是”不允许做' }],
    })
    expect(act(moves, { record: { ...record, urgent: 'N' } }, { workflows })).toMatchObject({
      record: { urgent: 'Y', status: 'done' },
    })
  })
})

it('is allowed to do what no state speaks of', () => {
  expect(isAllowed(order, { status: 'done' }, 'edit')).toBe(false)
  expect(isAllowed(order, { status: 'draft' }, 'edit')).toBe(true)
  expect(isAllowed(order, { status: 'done' }, 'delete')).toBe(true)
  expect(isAllowed({ ...order, workflow: { ...order.workflow!, allow: undefined } }, {}, 'edit')).toBe(true)
  expect(isAllowed({ ...order, workflow: undefined }, {}, 'edit')).toBe(true)
  expect(isAllowed(order, {}, 'constructor')).toBe(true)
})
