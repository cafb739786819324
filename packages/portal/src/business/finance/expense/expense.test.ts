import { describe, expect, it } from 'vitest'
import { deriveRecord, nextApprovalStep, validateRecord } from '@lading/core/entity'
import { applyAction, availableActions } from '@lading/core/workflow'
import { expense } from './expense.entity'

describe('Expense', () => {
  it('asks for what is required, and for nothing else', () => {
    const issues = validateRecord(expense, {}, { expenseLine: [{}] }, { side: 'server' })
    const fields = issues.flatMap(({ line, field }) => (field ? [line ? `${line}.${field}` : field] : []))
    expect(fields).toEqual([
      'dataAreaId',
      'expenseType',
      'currency',
      'transdate',
      'expenseLine.categoryId',
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

  const filled = { dataAreaId: 'SH01', expenseType: 'travel', transdate: '2026-11-20', currency: 'USD' }
  const known = { today: '2026-11-23' }
  const spent = (currency: string | null) => ({
    categoryId: 'E201',
    taskRequired: 'N',
    currency,
    amountBeforeGst: 100,
  })

  it('adds amounts of one currency only: that of the document', () => {
    const told = (...lines: (string | null)[]) =>
      validateRecord(expense, filled, { expenseLine: lines.map(spent) }, { known }).map(
        ({ message }) => message,
      )
    expect(told('USD', null, 'USD')).toEqual([])
    expect(told('USD', 'CNY')).toEqual(['明细的币种须与单据币种一致，其他币种请另填一张单据'])
  })

  it('tells of no day to come', () => {
    const told = (transdate: string) =>
      validateRecord(expense, { ...filled, transdate }, { expenseLine: [spent('USD')] }, { known }).map(
        ({ message }) => message,
      )
    expect(told('2026-11-23')).toEqual([])
    expect(told('2026-11-24')).toEqual(['业务日期不能晚于今天'])
  })

  it('is judged by what it is in yuan, and not submitted without a rate', () => {
    const lines = (amount: number) => ({
      expenseLine: [{ ...spent('USD'), amount, amountBeforeGst: amount }],
    })
    const asksFinance = (baseRate: number, amount: number) => {
      const record = deriveRecord(expense, { ...filled, baseRate }, lines(amount))
      return nextApprovalStep(expense, 0, { row: record }) !== undefined
    }
    expect([asksFinance(7, 300), asksFinance(7, 200), asksFinance(0.05, 30_000)]).toEqual([
      true,
      false,
      false,
    ])
    const submit = (baseRate: number | null) => {
      const answer = applyAction(
        expense,
        'submit',
        { ...filled, approvalStatus: 'draft', baseRate },
        lines(1),
      )
      return answer.ok ? 'done' : answer.issues[0]?.message
    }
    expect([submit(7), submit(null)]).toEqual(['done', '该币种没有汇率，请先在币种汇率中维护'])
  })
})
