import type { Formula } from '@lading/templates'

/** Fields by name, of which only the kind matters here. */
type Fields = Record<string, { kind: string }>

/** One row of the table: the field, how it is computed, and what must stand beside it. */
const SIBLINGS: readonly { field: string; formula: Formula }[] = [
  { field: 'afterAmount', formula: { kind: 'sum', fields: ['beforeAmount', 'taxAmount'] } },
  { field: 'amount', formula: { kind: 'sum', fields: ['amountBeforeGst', 'gstAmount'] } },
  { field: 'subtotal', formula: { kind: 'product', fields: ['quantity', 'price'] } },
  { field: 'subtotal', formula: { kind: 'product', fields: ['qty', 'price'] } },
  { field: 'amount', formula: { kind: 'product', fields: ['quantity', 'price'] } },
  { field: 'amount', formula: { kind: 'product', fields: ['qty', 'price'] } },
]

/** Fields of a row that follow from fields beside them. */
export function siblingFormulas(fields: Fields): Record<string, Formula> {
  const found: Record<string, Formula> = {}
  for (const { field, formula } of SIBLINGS) {
    const parts = formula.kind === 'total' ? [] : formula.fields
    if (!fields[field] || found[field] || !parts.every((part) => fields[part])) continue
    // With a subtotal beside it, an amount is something else.
    if (field === 'amount' && formula.kind === 'product' && fields.subtotal) continue
    found[field] = formula
  }
  return found
}

const TOTALS = ['amount', 'totalAmount', 'total', 'paymentAmount']
const SUMMED = ['subtotal', 'afterAmount', 'amount', 'paymentAmount', 'score']

/** Fields of the header that sum up a field of its lines. */
export function headerTotals(header: Fields, lines: Record<string, Fields>): Record<string, Formula> {
  const totals: Record<string, Formula> = {}
  for (const [line, fields] of Object.entries(lines)) {
    for (const total of TOTALS) {
      if (!header[total] || totals[total]) continue
      const same = fields[total] ? total : undefined
      const field = same ?? SUMMED.find((each) => fields[each] && isFitting(total, each))
      if (field) totals[total] = { kind: 'total', line, field }
    }
  }
  return totals
}

/** A score sums up scores, money sums up money. */
function isFitting(total: string, field: string): boolean {
  return total === 'total' ? true : field !== 'score'
}
