import { describe, expect, it } from 'vitest'
import { validateRecord } from '@lading/core/entity'
import { availableActions } from '@lading/core/workflow'
import { receiveOrder } from './receiveOrder.entity'

describe('ReceiveOrder', () => {
  it('asks for what is required, and for nothing else', () => {
    const issues = validateRecord(receiveOrder, {}, { receiveOrderLine: [{}] }, { side: 'server' })
    const fields = issues.flatMap(({ line, field }) => (field ? [line ? `${line}.${field}` : field] : []))
    expect(fields).toEqual([
      'supplier',
      'kind',
      'customer',
      'company',
      'site',
      'department',
      'receiveOrderLine.itemId',
      'receiveOrderLine.quantity',
    ])
  })

  it.each([
    ['draft', ['release', 'cancel']],
    ['open', ['receive', 'cancel']],
    ['partial', ['receive', 'cancelReceive']],
    ['received', ['cancelReceive']],
    ['cancelled', []],
  ])('in the state %s allows %j and no other step', (state, steps) => {
    expect(availableActions(receiveOrder, { status: state })).toEqual(steps)
  })
})
