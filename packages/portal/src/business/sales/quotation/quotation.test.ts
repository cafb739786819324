import { describe, expect, it } from 'vitest'
import { validateRecord } from '@lading/core/entity'
import { availableActions, performAction } from '@lading/core/workflow'
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
    ['submitted', ['approve', 'return', 'withdraw', 'remind']],
    ['returned', ['submit', 'cancel']],
    ['approved', ['confirm', 'revise', 'cancel']],
    ['confirmed', ['close', 'createAll']],
    ['closed', []],
    ['cancelled', []],
  ])('in the state %s allows %j and no other step', (state, steps) => {
    expect(availableActions(saQuotation, { status: state })).toEqual(steps)
  })

  it.each([
    ['open', 'cancelled'],
    ['confirmed', '只有未确认的明细可以取消'],
    ['cancelled', '只有未确认的明细可以取消'],
  ])('cancels lines that are open: one that is %s', (status, outcome) => {
    const lines = { saQuotationLine: [{ id: '1', status }] }
    const target = { record: { status: 'confirmed' }, lines, chosen: ['1'] }
    const answer = performAction(saQuotation, 'cancelLine', target)
    expect(answer.ok ? answer.lines.saQuotationLine?.[0]?.status : answer.issues[0]?.message).toBe(outcome)
  })

  it('tells what has become of its marketing e-mail, and sends no second one meanwhile', () => {
    const act = (name: string, marketingStatus: string | null) => {
      const record = { status: 'confirmed', marketingStatus }
      const answer = performAction(
        saQuotation,
        name,
        { record },
        { ...ASKED[name] },
        { known: { now: 'now' } },
      )
      return answer.ok ? answer.record.marketingStatus : answer.issues[0]?.message
    }
    const ASKED: Record<string, object> = { sendMarketing: { subject: 's', text: 't' } }
    expect([null, 'none', 'sent', 'failed'].map((state) => act('sendMarketing', state))).toEqual(
      Array(4).fill('sending'),
    )
    expect(act('sendMarketing', 'sending')).toBe('营销邮件：当前状态“发送中”不允许发送配套营销邮件')
    expect([act('mailSent', 'sending'), act('mailFailed', 'sending'), act('mailSent', 'failed')]).toEqual([
      'sent',
      'failed',
      'sent',
    ])
  })
})
