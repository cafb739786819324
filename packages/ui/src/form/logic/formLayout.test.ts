import { describe, expect, it } from 'vitest'
import type { EntityDefinition } from '@lading/core/entity'
import { demoQuotation } from '../../testing/fixtures/quotation'
import { layForm, summaryFields } from './formLayout'

const WIDE = 1176

describe('what the head of a form sums up', () => {
  it('is the party, the amount and the date', () => {
    expect(summaryFields(demoQuotation)).toEqual(['customerName', 'amount', 'eta'])
  })

  it('is further states, and a listed text where the document refers to no record', () => {
    const { customerNo: _customerNo, ...fields } = demoQuotation.fields
    const text = { kind: 'text', zh: '客户名称', en: 'Customer name' } as const
    const entity: EntityDefinition = {
      ...demoQuotation,
      fields: { ...fields, customerName: text, paid: { kind: 'status', zh: '付款', en: 'Payment' } },
      workflows: { paid: { initial: 'no', states: {}, actions: {} } },
    }
    expect(summaryFields(entity)).toEqual(['paid', 'customerName', 'amount', 'eta'])
  })

  it('is nothing of a record without lines and states', () => {
    expect(summaryFields({ ...demoQuotation, lines: {}, workflow: undefined })).toEqual([])
  })
})

describe('the sections of a form', () => {
  const names = (entity: EntityDefinition, width = WIDE) =>
    layForm(entity, width).map(({ section, rows, folded }) => [section.en, rows.flat().length, folded])

  it('leave out what the head shows and nobody can change', () => {
    const [first] = layForm(demoQuotation, WIDE)
    expect(first?.rows.flat()).not.toContain('quotationNo')
    expect(first?.rows.flat()).not.toContain('status')
    expect(first?.rows.flat()).not.toContain('amount')
    expect(first?.rows.flat()).toContain('customerNo')
  })

  it('fold so far that the lines begin on the first screen', () => {
    expect(names(demoQuotation)).toEqual([
      ['Quotation', 11, false],
      ['Other', 2, true],
    ])
  })

  it('do not fold where there are no lines, where there is room, or where something has to be filled in', () => {
    const folded = (entity: EntityDefinition, width?: number) =>
      layForm(entity, width ?? WIDE).map((each) => each.folded)
    expect(folded({ ...demoQuotation, lines: {} })).toEqual([false, false])
    const short = {
      ...demoQuotation,
      form: [{ ...demoQuotation.form[0]!, rows: [['port']] }, demoQuotation.form[1]!],
    }
    expect(folded(short)).toEqual([false, false])
    const asked: EntityDefinition = {
      ...demoQuotation,
      fields: { ...demoQuotation.fields, remark: { ...demoQuotation.fields['remark']!, required: true } },
    }
    expect(folded(asked)).toEqual([false, false])
  })

  it('are left out when nothing is left of them', () => {
    const entity = {
      ...demoQuotation,
      form: [...demoQuotation.form, { section: { zh: '状态', en: 'State' }, rows: [['status'], ['amount']] }],
    }
    expect(names(entity).map(([name]) => name)).toEqual(['Quotation', 'Other'])
  })
})
