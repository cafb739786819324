import { describe, expect, it } from 'vitest'
import { validateRecord } from '@lading/core/entity'
import { availableActions } from '@lading/core/workflow'
import { giftRequest } from './giftRequest.entity'

describe('GiftRequest', () => {
  it('asks for what is required, and for nothing else', () => {
    const issues = validateRecord(giftRequest, {}, {}, { side: 'server' })
    const fields = issues.flatMap(({ line, field }) => (field ? [line ? `${line}.${field}` : field] : []))
    expect(fields).toEqual(['customer', 'giftName', 'occasion', 'quantity', 'price', 'reason'])
  })

  it.each([
    ['draft', ['submit']],
    ['inApproval', ['approve', 'return', 'withdraw']],
    ['returned', ['submit']],
    ['approved', []],
  ])('in the state %s allows %j and no other step', (state, steps) => {
    expect(availableActions(giftRequest, { status: state })).toEqual(steps)
  })
})
