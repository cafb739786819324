import type { Row } from '@lading/core/entity'
import { Failure, said } from '@lading/server'
import type { Effect, EffectInput } from '@lading/server'
import { amount } from './decimals'
import { postStock } from './postStock'
import { lineChanges, receiveStock, returnStock } from './receiveStock'

const KEY = 'logisticsDeliveryLine'
const cause = (record: Row, action: string) => ({
  type: 'logisticsDelivery',
  no: String(record.name),
  action,
})
const active = (lines: Record<string, Row[]>) =>
  (lines[KEY] ?? []).filter(({ cancelled }) => cancelled !== 'Y')

/** A collection note for the lines that are not delivered to us, if there are such. */
export const planCollection: Effect = async ({ record, lines, records }) => {
  const rows = active(lines).filter(({ transType }) => transType === 'collect')
  if (rows.length === 0) return
  const { cusNo, company, site, department } = record
  const suppliers = new Set(rows.map(({ cusSupplier }) => cusSupplier ?? null))
  await records('logPick', { asSystem: true }).add(
    {
      customer: cusNo,
      company,
      site,
      department,
      supplier: suppliers.size === 1 ? [...suppliers][0] : null,
      logPickLine: rows.map(({ id, itemId, itemName, unit, numPo, quantity, weight, size }) => ({
        sourceLine: id,
        itemId,
        itemName,
        unit,
        numPo,
        quantity,
        weight,
        size,
      })),
    },
    { madeFrom: { id: String(record.id), lines: rows.map(({ id }) => String(id)) } },
  )
}

/** The slip is given up, and with it the collection that was planned; goods that were collected have to arrive. */
export const cancelCollection: Effect = async ({ record, records }) => {
  const notes = records('logPick', { asSystem: true })
  for (const note of await notes.lock(await notes.madeFrom({ id: String(record.id) }))) {
    if (note.rmsPickStatus === 'cancelled') continue
    const no = String(note.pickNo)
    if (note.rmsPickStatus !== 'planned')
      throw new Failure(
        said(
          `提货单${no}已提货，转交单不能作废`,
          `Collection note ${no} has been collected: the slip cannot be voided`,
        ),
      )
    await notes.act(String(note.id), 'cancel')
  }
}

/** Puts what arrives into transit stock, a lot for each line. */
export const receiveGoods: Effect = async (input) => {
  const { record, lines, records } = input
  const now = new Map((input.input[KEY] as Row[]).map((row) => [String(row.id), amount(row.nowQty)]))
  const arriving = active(lines).filter(({ id }) => (now.get(String(id)) ?? 0) > 0)
  const { cusNo, company, site, department, vessel, receivedDate } = record
  const lots = await receiveStock(
    input,
    { entity: 'logisticsDelivery', id: String(record.id), cause: cause(record, 'receive') },
    arriving.map((line) => ({
      line,
      quantity: now.get(String(line.id))!,
      lot: {
        kind: 'transit',
        customer: cusNo,
        company,
        site,
        department,
        vessel,
        zone: line.zone,
        stockedOn: receivedDate,
      },
    })),
  )
  await records('logisticsDelivery').edit(String(record.id), {
    [KEY]: lineChanges(arriving.map(({ id }) => ({ id, lotNo: lots.get(String(id)) }))),
  })
}

/** Takes what was received out of stock again, as long as nothing has been done with it. */
export const returnGoods: Effect = async (input) => {
  const { record, lines, records } = input
  const rows = active(lines)
  await returnStock(input, cause(record, 'cancelReceive'), rows, ({ actInventoryQty }) => actInventoryQty)
  await records('logisticsDelivery').edit(String(record.id), {
    [KEY]: lineChanges(rows.map(({ id }) => ({ id, actInventoryQty: null }))),
  })
}

/** Makes the dispatch note of everything that was received, and dispatches it. */
export const dispatchGoods: Effect = async (input) => {
  const { record, lines, records } = input
  const rows = active(lines).filter(({ actInventoryQty }) => amount(actInventoryQty) > 0)
  if (rows.length === 0) throw new Failure(said('没有可以发运的明细', 'There is nothing to dispatch'))
  const notes = records('logShipOrder', { asSystem: true })
  const { cusNo, company, site, department, vessel } = record
  const note = await notes.add(
    {
      customer: cusNo,
      company,
      site,
      department,
      vessel,
      deliveryAddress: input.input.deliveryAddress,
      logShipOrderLine: rows.map(({ id, lotNo, itemId, itemName, unit, actInventoryQty }) => ({
        lotNo,
        itemId,
        itemName,
        unit,
        originQty: actInventoryQty,
        qty: actInventoryQty,
        cancelled: 'N',
        sourceLine: id,
      })),
    },
    { madeFrom: { id: String(record.id), lines: rows.map(({ id }) => String(id)) } },
  )
  const made = note.logShipOrderLine as Row[]
  await postStock(
    input,
    { type: 'logShipOrder', no: String(note.name), action: 'reserve' },
    made.map((line) => ({
      lotNo: String(line.lotNo),
      reserve: amount(line.originQty),
      line: String(line.id),
    })),
  )
  // The note tells what has left.
  await notes.act(String(note.id), 'dispatch', { shipDate: input.input.shipDate })
}

/** Takes the dispatch back with its note, which is given up. */
export const cancelDispatch: Effect = async ({ record, records }) => {
  const notes = records('logShipOrder', { asSystem: true })
  const made = await notes.lock(await notes.madeFrom({ id: String(record.id) }))
  for (const note of made) {
    if (note.status === 'cancelled') continue
    const id = String(note.id)
    if (note.status === 'dispatched') await notes.act(id, 'cancelDispatch')
    await notes.act(id, 'cancel')
  }
}

/** What is cancelled need not be collected: a planned collection loses it. Goods that were collected have to arrive. */
async function dropFromCollection({ record, chosen, records }: EffectInput): Promise<void> {
  const lines = chosen.filter(({ transType }) => transType === 'collect').map(({ id }) => String(id))
  if (lines.length === 0) return
  const notes = records('logPick', { asSystem: true })
  for (const note of await notes.lock(await notes.madeFrom({ id: String(record.id), lines }))) {
    const planned = note.logPickLine as Row[]
    const dropped = planned.filter(({ sourceLine }) => lines.includes(String(sourceLine)))
    if (note.rmsPickStatus === 'cancelled' || dropped.length === 0) continue
    if (note.rmsPickStatus !== 'planned') {
      if (dropped.every(({ pickedQty }) => amount(pickedQty) === 0)) continue
      const no = String(note.pickNo)
      throw new Failure(
        said(
          `提货单${no}已提货，明细不能取消`,
          `Collection note ${no} has been collected: the line cannot be cancelled`,
        ),
      )
    }
    if (dropped.length === planned.length) await notes.act(String(note.id), 'cancel')
    else
      await notes.edit(String(note.id), {
        logPickLine: { tableData: [], deleteData: dropped.map(({ id }) => String(id)) },
      })
  }
}

/** The cancelled lines leave the planned collection. With the last open line cancelled, everything is in stock. */
export const cancelLines: Effect = async (input) => {
  const { record, lines, records } = input
  await dropFromCollection(input)
  const open = active(lines).some((line) => amount(line.openQty) > 0)
  if (record.status === 'partial' && !open)
    await records('logisticsDelivery').act(String(record.id), 'settle')
}
