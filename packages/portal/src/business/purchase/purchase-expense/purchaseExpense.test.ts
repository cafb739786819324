import { describe, expect, it } from 'vitest'
import { validateRecord } from '@lading/core/entity'
import type { Row } from '@lading/core/entity'
import { applyAction, availableActions, isAllowed } from '@lading/core/workflow'
import { purchaseExpense } from './purchaseExpense.entity'

describe('PurchaseExpense', () => {
  it('asks for what is required, and for nothing else', () => {
    const issues = validateRecord(purchaseExpense, {}, { purchaseExpenseLine: [{}] }, { side: 'server' })
    const fields = issues.flatMap(({ line, field }) => (field ? [line ? `${line}.${field}` : field] : []))
    expect(fields).toEqual([
      'supplierCode',
      'expenseType',
      'paymentType',
      'currency',
      'purchaseExpenseLine.categoryId',
      'purchaseExpenseLine.taxGroup',
      'purchaseExpenseLine.costCenter',
      'purchaseExpenseLine.beforeAmount',
    ])
  })

  it.each([
    ['draft', ['submit']],
    ['inApproval', ['approve', 'return', 'reject', 'withdraw', 'remind']],
    ['returned', ['submit']],
    ['rejected', ['redraft']],
    ['approved', ['reset', 'pay', 'erpSync', 'markSuccess']],
  ])('in the state %s allows %j and no other step', (state, steps) => {
    expect(availableActions(purchaseExpense, { approvalState: state })).toEqual(steps)
  })

  const line = { beforeAmount: 100, paymentAmount: 100, taskRequired: 'N' }
  const over = { ...line, paymentAmount: 10000.01 }
  const submit = (record: Row, lines: Row[] = [line]) => {
    const header = {
      approvalState: 'draft',
      paymentType: 'invoice',
      invoiceCode: 'F1',
      currency: 'CNY',
      baseRate: 1,
      ...record,
    }
    const known = { today: '2026-11-23' }
    const answer = applyAction(purchaseExpense, 'submit', header, { purchaseExpenseLine: lines }, { known })
    return answer.ok ? 'done' : answer.issues[0]?.message
  }
  it.each<[string, Row, Row[], string]>([
    ['what is complete', {}, [line], 'done'],
    ['no lines', {}, [], '采购费用至少需要一行明细'],
    ['a prepayment of 10,000', { paymentType: 'prepayment' }, [{ ...line, paymentAmount: 10000 }], 'done'],
    ['a prepayment over 10,000', { paymentType: 'prepayment' }, [over], '预付款超过10,000需要上传合同'],
    [
      'one of fewer dollars than 10,000 that are more yuan, whatever rate was typed',
      { paymentType: 'prepayment', currency: 'USD', baseRate: 7, rate: 0.1 },
      [{ ...line, paymentAmount: 2000 }],
      '预付款超过10,000需要上传合同',
    ],
    [
      'one of more yen than 10,000 that are fewer yuan',
      { paymentType: 'prepayment', currency: 'JPY', baseRate: 0.05 },
      [{ ...line, paymentAmount: 100_000 }],
      'done',
    ],
    [
      'a currency without a rate',
      { currency: 'XAU', baseRate: null },
      [line],
      '该币种没有汇率，请先在币种汇率中维护',
    ],
    ['one with its contract', { paymentType: 'prepayment', contract: 'a.pdf' }, [over], 'done'],
    ['no invoice code', { invoiceCode: null }, [line], '非预付款需要填写发票号码'],
    ['a task expense without a task', { expenseType: 'task' }, [line], '任务号不能为空'],
    ['a category that needs a task', {}, [{ ...line, taskRequired: 'Y' }], '该类别必须填写任务号'],
    [
      'an expired task',
      {},
      [{ ...line, salesTaskNumber: 'T1', taskExpiration: '2026-11-22' }],
      '任务号日期已过期',
    ],
    ['a task of today', {}, [{ ...line, salesTaskNumber: 'T1', taskExpiration: '2026-11-23' }], 'done'],
    ['what was returned', { approvalState: 'returned' }, [line], 'done'],
    ['what was rejected', { approvalState: 'rejected' }, [line], '当前状态“已拒绝”不允许提交审批'],
  ])('is submitted, or told why not: %s', (_what, record, lines, message) => {
    expect(submit(record, lines)).toBe(message)
  })

  it.each<[Row, string]>([
    [{}, 'syncing'],
    [{ invoiceCode: null }, '没有发票号码，不能同步'],
    [{ syncStatus: 'syncing' }, '同步状态：当前状态“同步中”不允许ERP 同步'],
    [{ syncStatus: 'synced' }, '同步状态：当前状态“已同步”不允许ERP 同步'],
    [{ approvalState: 'inApproval' }, '当前状态“审批中”不允许ERP 同步'],
  ])('goes to the ERP once it is approved and has its invoice: %j', (more, outcome) => {
    const record = { approvalState: 'approved', syncStatus: 'none', invoiceCode: 'F1', ...more }
    const answer = applyAction(purchaseExpense, 'erpSync', record, { purchaseExpenseLine: [line] })
    expect(answer.ok ? answer.record.syncStatus : answer.issues[0]?.message).toBe(outcome)
  })

  it('is not reset once it has been paid', () => {
    const reset = (paymentStatus: string) =>
      applyAction(purchaseExpense, 'reset', {
        approvalState: 'approved',
        paymentStatus,
        approvedTime: 'then',
      })
    expect(reset('unpaid')).toMatchObject({
      ok: true,
      record: { approvalState: 'draft', approvedTime: null },
    })
    expect(reset('paid')).toMatchObject({ issues: [{ message: '已付款的采购费用不能重置' }] })
  })

  it.each([
    ['edit', ['draft', 'returned', 'rejected']],
    ['lines.add', ['draft', 'returned', 'rejected']],
    ['delete', ['draft']],
  ])('allows %s in %j only', (what, states) => {
    const all = Object.keys(purchaseExpense.workflow.states)
    expect(all.filter((approvalState) => isAllowed(purchaseExpense, { approvalState }, what))).toEqual(states)
  })

  it.each(['updateDimension', 'updateTaxGroup', 'updateSite'] as const)(
    'does not %s after approval',
    (name) => {
      expect(purchaseExpense.actions[name].from).not.toContain('approved')
    },
  )
})
