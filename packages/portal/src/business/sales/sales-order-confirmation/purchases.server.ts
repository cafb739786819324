import type { Row } from '@lading/core/entity'
import { calculateFormula } from '@lading/core/entity'
import { wireDate } from '@lading/core/text'
import { clockNow, Failure, said } from '@lading/server'
import type { Effect, EffectInput } from '@lading/server'

/** The newest rate of a currency to the yuan. @throws Failure where there is none: no price could be told */
async function rateOf({ records }: EffectInput, code: string): Promise<number> {
  const found = await records('currency', { asSystem: true }).named(code)
  const rate = Number(found?.rate ?? 0)
  if (rate > 0) return rate
  throw new Failure(
    said(
      `币种${code}没有汇率，请先在币种汇率中维护`,
      `Currency ${code} has no rate: add one to its master record first`,
    ),
  )
}

/** The list price of an item in the currency of an order; an item without one leaves it to the field's own fill. */
async function priceIn(input: EffectInput, currency: string, itemId: unknown): Promise<Row> {
  const item = await input.records('item', { asSystem: true }).named(String(itemId))
  if (!item?.currency || item.currency === currency || item.price === null) return {}
  const rates = { own: await rateOf(input, String(item.currency)), order: await rateOf(input, currency) }
  const row = { price: item.price, ...rates }
  return { price: calculateFormula({ over: [{ times: ['price', 'own'] }, 'order'] }, { row }, 2) }
}

/** A purchase order of the chosen lines; a line is bought once. */
export const createPurchase: Effect = async (effect) => {
  const { record, chosen, input, session, records } = effect
  const { id, cusAccount, company, site, vessel, salesTaskNumber } = record
  const purchaseOrderLine: Row[] = []
  // The price is the item's own, not what the customer pays.
  for (const { itemN, qty, unit } of chosen)
    purchaseOrderLine.push({
      itemId: itemN,
      quantity: qty,
      unit,
      ...(await priceIn(effect, String(input.currency), itemN)),
    })
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
      purchaseOrderLine,
    },
    { madeFrom: { id: String(id), lines: chosen.map((line) => String(line.id)) } },
  )
}
