// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { deriveRecord, validateRecord } from '@lading/core/entity'
import { availableActions } from '@lading/core/workflow'
import { fillBrowserGaps } from '@lading/ui/testing'
import { List, sampleQuotations } from './Quotation.stories'
import { saQuotation } from './saQuotation.entity'

fillBrowserGaps()
afterEach(cleanup)

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

  it.each(['amount'])('computes %s itself, whatever a client sends', (field) => {
    expect(deriveRecord(saQuotation, { amount: 987654.32 }, {})[field]).not.toBe(987654.32)
  })

  it.each([
    ['draft', ['submit', 'cancel']],
    ['submitted', ['return', 'confirm', 'cancel']],
    ['confirmed', ['close']],
    ['closed', []],
    ['cancelled', []],
  ])('in the state %s allows %j and no other step', (state, steps) => {
    expect(availableActions(saQuotation, { status: state })).toEqual(steps)
    expect(saQuotation.workflow.states).toHaveProperty(state)
  })

  it.each(Object.entries(saQuotation.workflow.actions))('%s leads to a state there is', (_name, { to }) => {
    expect(Object.keys(saQuotation.workflow.states)).toContain(to)
  })

  it('lists its records', async () => {
    const { container } = render(List.render())
    for (const { quotationNo } of sampleQuotations) {
      await screen.findByText(quotationNo, {}, { timeout: 25_000 })
    }
    expect(container.querySelector('[role="alert"]')).toBeNull()
  }, 30_000)
})
