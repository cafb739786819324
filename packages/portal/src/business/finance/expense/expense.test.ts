import { describe, expect, it } from 'vitest'
import { validateRecord } from '@lading/core/entity'
import { availableActions } from '@lading/core/workflow'
import { expense } from './expense.entity'

describe('Expense', () => {
  it('asks for what is required, and for nothing else', () => {
    const issues = validateRecord(expense, {}, { expenseLine: [{}] }, { side: 'server' })
    const fields = issues.flatMap(({ line, field }) => (field ? [line ? `${line}.${field}` : field] : []))
    expect(fields).toEqual([
      'dataAreaId',
      'expenseType',
      'transdate',
      'expenseLine.categoryId',
      'expenseLine.currency',
      'expenseLine.amountBeforeGst',
    ])
  })

  it.each([
    ['draft', ['submit']],
    ['inApproval', ['approve', 'return', 'withdraw', 'remind', 'registerCourier']],
    ['returned', ['submit']],
    ['approved', ['registerCourier', 'pay']],
  ])('in the state %s allows %j and no other step', (state, steps) => {
    expect(availableActions(expense, { approvalStatus: state })).toEqual(steps)
  })
})
