import { wireDate } from '@lading/core/text'
import { clockNow } from '@lading/server'
import type { Effect } from '@lading/server'

/** A purchase order of the chosen lines; a line is bought once. */
export const createPurchase: Effect = async ({ record, chosen, input, session, records }) => {
  const { id, cusAccount, company, site, vessel, salesTaskNumber } = record
  await records('purchaseOrder', { asSystem: true }).add(
    {
      supplierCode: input.supplierCode,
      currency: input.currency,
      expectedDate: input.expectedDate,
      orderDate: wireDate(clockNow()),
      buyer: session.username,
      customer: cusAccount,
      company,
      site,
      vessel,
      salesTaskNumber,
      // The price is the item's own, not what the customer pays.
      purchaseOrderLine: chosen.map(({ itemN, qty, unit }) => ({ itemId: itemN, quantity: qty, unit })),
    },
    { madeFrom: { id: String(id), lines: chosen.map((line) => String(line.id)) } },
  )
}
