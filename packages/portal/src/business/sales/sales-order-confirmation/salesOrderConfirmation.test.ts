import { describe, expect, it } from 'vitest'
import { validateRecord } from '@lading/core/entity'
import { availableActions } from '@lading/core/workflow'
import { salesOrderConfirmation } from './salesOrderConfirmation.entity'

describe('SalesOrderConfirmation', () => {
  it('asks for what is required, and for nothing else', () => {
    const issues = validateRecord(
      salesOrderConfirmation,
      {},
      { salesOrderConfirmationLine: [{}] },
      { side: 'server' },
    )
    const fields = issues.flatMap(({ line, field }) => (field ? [line ? `${line}.${field}` : field] : []))
    expect(fields).toEqual([
      'cusAccount',
      'salesOrderConfirmationLine.itemN',
      'salesOrderConfirmationLine.qty',
      'salesOrderConfirmationLine.unit',
      'salesOrderConfirmationLine.price',
    ])
  })

  it.each([
    ['draft', ['confirm', 'cancel']],
    ['confirmed', ['close', 'erpSync']],
    ['closed', []],
    ['cancelled', []],
  ])('in the state %s allows %j and no other step', (state, steps) => {
    expect(availableActions(salesOrderConfirmation, { status: state })).toEqual(steps)
  })
})
