import { describe, expect, it } from 'vitest'
import { demoQuotation } from '../../testing/fixtures/quotation'
import { chosenColumns, resolveColumns } from './tableColumns'
import type { ColumnChanges } from './tableColumns'

const entity = { ...demoQuotation, list: ['quotationNo', 'status', 'amount'] }
const title = { zh: '风险', en: 'Risk' }
const keys = (changes?: ColumnChanges) =>
  resolveColumns(entity, chosenColumns(entity, changes)).map(({ field }) => field)

describe('the columns of a page', () => {
  it('are those of the definition, but for what differs', () => {
    expect(keys()).toEqual(['quotationNo', 'status', 'amount'])
    expect(keys({ status: false })).toEqual(['quotationNo', 'amount'])
    expect(keys({ eta: {}, amount: { after: 'quotationNo' } })).toEqual([
      'quotationNo',
      'amount',
      'status',
      'eta',
    ])
  })

  it('may be no field: with a title and a cell of its own, and nothing sorts by it', () => {
    const changes = { risk: { title, render: (_: unknown, row: { id: string }) => row.id, after: 'status' } }
    const [, , risk] = resolveColumns(entity, chosenColumns(entity, changes))
    expect(risk).toMatchObject({ field: 'risk', title, sortable: false })
    expect(risk?.definition).toBeUndefined()
    expect(risk?.render?.(undefined, { id: '7', version: 1 })).toBe('7')
  })

  it('may have another title than their field', () => {
    const [first] = resolveColumns(entity, [{ field: 'amount', title }])
    expect(first).toMatchObject({ title, align: 'right' })
  })

  it('says which field there is not', () => {
    expect(() => resolveColumns(entity, ['gone'])).toThrow(/no field "gone".*quotationNo/)
  })
})
