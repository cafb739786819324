import { describe, expect, it } from 'vitest'
import { validateRecord } from '@lading/core/entity'
import { availableActions } from '@lading/core/workflow'
import { logShipOrder } from './logShipOrder.entity'

describe('LogShipOrder', () => {
  it('asks for what is required, and for nothing else', () => {
    const issues = validateRecord(logShipOrder, {}, { logShipOrderLine: [{}] }, { side: 'server' })
    const fields = issues.flatMap(({ line, field }) => (field ? [line ? `${line}.${field}` : field] : []))
    expect(fields).toEqual(['deliveryAddress', 'logShipOrderLine.originQty', 'logShipOrderLine.qty'])
  })

  it.each([
    ['draft', ['dispatch', 'cancel']],
    ['dispatched', ['cancelDispatch', 'receipt']],
    ['received', ['cancelReceipt']],
    ['cancelled', []],
  ])('in the state %s allows %j and no other step', (state, steps) => {
    expect(availableActions(logShipOrder, { status: state })).toEqual(steps)
  })
})
