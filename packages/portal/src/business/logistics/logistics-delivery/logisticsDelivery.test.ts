import { describe, expect, it } from 'vitest'
import { validateRecord } from '@lading/core/entity'
import { availableActions } from '@lading/core/workflow'
import { logisticsDelivery } from './logisticsDelivery.entity'

describe('LogisticsDelivery', () => {
  it('asks for what is required, and for nothing else', () => {
    const issues = validateRecord(logisticsDelivery, {}, { logisticsDeliveryLine: [{}] }, { side: 'server' })
    const fields = issues.flatMap(({ line, field }) => (field ? [line ? `${line}.${field}` : field] : []))
    expect(fields).toEqual([
      'cusNo',
      'vessel',
      'company',
      'site',
      'department',
      'saleType',
      'logisticsDeliveryLine.itemId',
      'logisticsDeliveryLine.quantity',
    ])
  })

  it.each([
    ['draft', ['logisticsConfirm', 'cancel']],
    ['confirmed', ['receipt', 'cancel']],
    ['partial', ['receipt', 'cancelReceipt', 'settle']],
    ['received', ['cancelReceipt', 'dispatch']],
    ['dispatched', ['cancelDispatch', 'deliver']],
    ['delivered', ['undeliver']],
    ['cancelled', []],
  ])('in the state %s allows %j and no other step', (state, steps) => {
    expect(availableActions(logisticsDelivery, { status: state })).toEqual(steps)
  })
})
