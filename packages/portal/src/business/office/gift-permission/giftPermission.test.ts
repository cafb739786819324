import { describe, expect, it } from 'vitest'
import { validateRecord } from '@lading/core/entity'
import { availableActions } from '@lading/core/workflow'
import { giftPermission } from './giftPermission.entity'

describe('GiftPermission', () => {
  it('asks for what is required, and for nothing else', () => {
    const issues = validateRecord(giftPermission, {}, {}, { side: 'server' })
    const fields = issues.flatMap(({ line, field }) => (field ? [line ? `${line}.${field}` : field] : []))
    expect(fields).toEqual(['person', 'giftYear', 'yearBudget'])
  })

  it.each([
    ['active', ['stop']],
    ['stopped', ['start']],
  ])('in the state %s allows %j and no other step', (state, steps) => {
    expect(availableActions(giftPermission, { status: state })).toEqual(steps)
  })
})
