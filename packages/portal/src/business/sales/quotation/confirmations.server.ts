import type { Row } from '@lading/core/entity'
import { Failure, said } from '@lading/server'
import type { Effect, EffectInput } from '@lading/server'

/** Header fields of a confirmation, and those of the quotation that they begin with. */
const HEADER = {
  quotationNo: 'quotationNo',
  salesTaskNumber: 'salesTaskNumber',
  company: 'company',
  site: 'site',
  cusAccount: 'customerNo',
  vessel: 'vessel',
  port: 'port',
  eta: 'eta',
}
const LINE = { itemN: 'itemId', qty: 'quantity', unit: 'unit', price: 'price', remark: 'remark' }

const taken = (names: Readonly<Record<string, string>>, from: Row): Row =>
  Object.fromEntries(Object.entries(names).map(([own, theirs]) => [own, from[theirs] ?? null]))

/** Adds a confirmation of some lines of a quotation. A line goes into one confirmation only, by whichever button. */
function confirmLines({ record, records }: EffectInput, lines: readonly Row[]): Promise<Row> {
  return records('salesOrderConfirmation').add(
    { ...taken(HEADER, record), salesOrderConfirmationLine: lines.map((line) => taken(LINE, line)) },
    {
      madeFrom: {
        id: String(record.id),
        lines: lines.map(({ id }) => String(id)),
        as: 'createConfirmation',
      },
    },
  )
}

/** A confirmation of the chosen lines (spec 2 §4). */
export const createConfirmation: Effect = async (input) => {
  await confirmLines(input, input.chosen)
}

/** A confirmation of all lines that are still open. */
export const createAll: Effect = async (input) => {
  const { record, lines, records } = input
  const open = (lines.saQuotationLine ?? []).filter(
    ({ status }) => status !== 'confirmed' && status !== 'cancelled',
  )
  if (open.length === 0) throw new Failure(said('没有未确认的明细', 'No line is open any more'))
  await confirmLines(input, open)
  const changed = open.map(({ id }) => ({ id, status: 'confirmed' }))
  await records('saQuotation').edit(String(record.id), {
    saQuotationLine: { tableData: changed, deleteData: [] },
  })
}
