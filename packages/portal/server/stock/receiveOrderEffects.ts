import type { Row } from '@lading/core/entity'
import type { Effect, EffectInput } from '@lading/server'
import { amount } from './decimals'
import { lineChanges, receiveStock, returnStock } from './receiveStock'

const cause = (record: Row, action: string) => ({
  type: 'receiveOrder',
  no: String(record.receiveNo),
  action,
})
const linesOf = (lines: Record<string, Row[]>) => lines.receiveOrderLine ?? []

/** Items may be delivered over by their ratio: it is taken over when the order is released. */
export const takeOverRatios: Effect = async ({ record, lines, records, has }) => {
  if (!has('itemOverDelivery')) return
  const rows = linesOf(lines)
  const items = [...new Set(rows.map(({ itemId }) => String(itemId)))]
  const ratios = await records('itemOverDelivery', { asSystem: true }).find({ itemId: items })
  const byItem = new Map(ratios.map((each) => [String(each.itemId), each.overcrossRatio]))
  await records('receiveOrder').edit(String(record.id), {
    receiveOrderLine: lineChanges(
      rows.map(({ id, itemId }) => ({ id, overRatio: byItem.get(String(itemId)) ?? null })),
    ),
  })
}

/** The state of the purchase order, if there is one, follows: with the last goods it is done, taken back it is awaited. */
async function tellOrder({ record, records, has }: EffectInput, arrived: boolean): Promise<void> {
  if (!has('purchaseOrder')) return
  const orders = records('purchaseOrder', { asSystem: true })
  const from = await orders.origins('receiveOrder', String(record.id))
  const state = arrived ? 'placed' : 'done'
  for (const order of await orders.lock(from))
    if (order.status === state) await orders.act(String(order.id), arrived ? 'arrive' : 'await')
}

/** Puts what arrives into stock, a lot for each line. */
export const receiveGoods: Effect = async (input) => {
  const { record, lines, records } = input
  const now = new Map(
    (input.input.receiveOrderLine as Row[]).map((row) => [String(row.id), amount(row.nowQty)]),
  )
  const arriving = linesOf(lines).filter(({ id }) => (now.get(String(id)) ?? 0) > 0)
  const { kind, customer, company, site, department, vessel, receivedDate } = record
  const lots = await receiveStock(
    input,
    { entity: 'receiveOrder', id: String(record.id), cause: cause(record, 'receive') },
    arriving.map((line) => ({
      line,
      quantity: now.get(String(line.id))!,
      lot: { kind, customer, company, site, department, vessel, zone: line.zone, stockedOn: receivedDate },
    })),
  )
  await records('receiveOrder').edit(String(record.id), {
    receiveOrderLine: lineChanges(arriving.map(({ id }) => ({ id, lotNo: lots.get(String(id)) }))),
  })
  if (record.status === 'received') await tellOrder(input, true)
}

/** The order is given up: what it was made from can be expected again. */
export const giveUp: Effect = ({ record, records }) => records('receiveOrder').release(String(record.id))

/** Takes what was received out again, as long as nothing has been done with it. */
export const returnGoods: Effect = async (input) => {
  const { record, lines, records } = input
  const rows = linesOf(lines)
  await returnStock(input, cause(record, 'cancelReceive'), rows, ({ receivedQty }) => receivedQty)
  await records('receiveOrder').edit(String(record.id), {
    receiveOrderLine: lineChanges(rows.map(({ id }) => ({ id, receivedQty: null }))),
  })
  await tellOrder(input, false)
}
