import { describe, expect, it } from 'vitest'
import { validateRecord } from '@lading/core/entity'
import { availableActions } from '@lading/core/workflow'
import { pickOrder } from './pickOrder.entity'

describe('PickOrder', () => {
  it('asks for what is required, and for nothing else', () => {
    const issues = validateRecord(pickOrder, {}, { pickOrderLine: [{}] }, { side: 'server' })
    const fields = issues.flatMap(({ line, field }) => (field ? [line ? `${line}.${field}` : field] : []))
    expect(fields).toEqual(['pickOrderLine.quantity'])
  })

  it.each([
    ['open', ['pick', 'cancel']],
    ['picked', ['cancelPick']],
    ['cancelled', []],
  ])('in the state %s allows %j and no other step', (state, steps) => {
    expect(availableActions(pickOrder, { status: state })).toEqual(steps)
  })
})
