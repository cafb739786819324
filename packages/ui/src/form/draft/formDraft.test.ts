import type { EntityDefinition, Field } from '@lading/core/entity'
import { describe, expect, it } from 'vitest'
import { asDraft, draftKey, enteredValues, shapeOf } from './formDraft'

const name: Field = { kind: 'text', zh: '名称', en: 'Name' }
const order = {
  key: 'order',
  label: { zh: '订单', en: 'Order' },
  area: 'sales',
  title: 'no',
  fields: {
    no: { kind: 'code', zh: '编号', en: 'No.', readonly: true },
    name,
    tags: { kind: 'dictMulti', dict: 'tags', zh: '标签', en: 'Tags' },
  },
  list: ['no'],
  query: [],
  form: [],
} as unknown as EntityDefinition

describe('drafts of a form', () => {
  it('hold what the user entered, not what the server computes', () => {
    const base = { no: 'A1', name: '', tags: ['a'] }
    expect(enteredValues(order, { no: 'A2', name: undefined, tags: ['a'] }, base)).toEqual({})
    expect(enteredValues(order, { no: 'A2', name: 'x', tags: ['a', 'b'] }, base)).toEqual({
      name: 'x',
      tags: ['a', 'b'],
    })
    // Emptied is entered, too.
    expect(enteredValues(order, { name: '' }, { name: 'x' })).toEqual({ name: '' })
  })

  it('hold the names that picked records filled, so that a draft shows them again', () => {
    const ship: Field = { kind: 'record', ref: 'ship', fills: { shipName: 'name' }, zh: '船', en: 'Ship' }
    const shipName: Field = { ...name, readonly: true }
    const trip = { ...order, fields: { ...order.fields, ship, shipName } }
    const values = { ship: 'S1', shipName: 'EVER GRACE' }
    expect(enteredValues(trip, values, {})).toEqual(values)
  })

  it('fit the entity they were made of, and nothing else', () => {
    const draft = { at: 1, version: 1, shape: shapeOf(order), values: {}, lines: {} }
    expect(asDraft(order, draft)).toBe(draft)
    expect(asDraft({ ...order, fields: { ...order.fields, more: name } }, draft)).toBeUndefined()
    for (const other of [undefined, null, 'text', {}]) expect(asDraft(order, other)).toBeUndefined()
  })

  it('are told apart by record', () => {
    expect(draftKey(order, '1')).not.toBe(draftKey(order, '2'))
    expect(draftKey(order, undefined)).not.toBe(draftKey(order, '1'))
  })
})
