import { describe, expect, it } from 'vitest'
import { validateRecord } from '@lading/core/entity'
import { availableActions } from '@lading/core/workflow'
import { saQuotation } from './saQuotation.entity'

describe('Quotation', () => {
  it('asks for what is required, and for nothing else', () => {
    const issues = validateRecord(saQuotation, {}, { saQuotationLine: [{}] }, { side: 'server' })
    const fields = issues.flatMap(({ line, field }) => (field ? [line ? `${line}.${field}` : field] : []))
    expect(fields).toEqual([
      'customerNo',
      'vessel',
      'eta',
      'saQuotationLine.itemId',
      'saQuotationLine.quantity',
      'saQuotationLine.unit',
      'saQuotationLine.price',
    ])
  })

  it.each([
    ['draft', ['submit', 'cancel']],
    ['submitted', ['return', 'confirm', 'cancel']],
    ['confirmed', ['close', 'createAll']],
    ['closed', []],
    ['cancelled', []],
  ])('in the state %s allows %j and no other step', (state, steps) => {
    expect(availableActions(saQuotation, { status: state })).toEqual(steps)
  })
})
