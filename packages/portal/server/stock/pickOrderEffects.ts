import type { Row } from '@lading/core/entity'
import type { Effect } from '@lading/server'
import { amount } from './decimals'
import { lockLots, postStock } from './postStock'
import { lineChanges, receiveStock } from './receiveStock'

const cause = (record: Row, action: string) => ({ type: 'pickOrder', no: String(record.pickNo), action })
const linesOf = (lines: Record<string, Row[]>) => lines.pickOrderLine ?? []
const place = ({ customer, company, site, department }: Row): Row => ({ customer, company, site, department })

/** What is picked leaves its lot and becomes transit stock; what was reserved beyond it is free again. */
export const takeFromStock: Effect = async (input) => {
  const { record, lines, records } = input
  const rows = linesOf(lines)
  await postStock(
    input,
    cause(record, 'pick'),
    rows.map((line) => ({
      lotNo: String(line.lotNo),
      actual: -amount(line.pickedQty),
      reserve: -amount(line.quantity),
      line: String(line.id),
    })),
  )
  const picked = rows.filter((line) => amount(line.pickedQty) > 0)
  // Whom it is for does not change on the way.
  const sources = await lockLots(
    input,
    picked.map(({ lotNo }) => String(lotNo)),
  )
  const lots = await receiveStock(
    input,
    { entity: 'pickOrder', id: String(record.id), cause: cause(record, 'transfer') },
    picked.map((line) => ({
      line: { ...line, lotNo: line.transitLotNo },
      quantity: amount(line.pickedQty),
      lot: {
        ...place(record),
        vessel: sources.get(String(line.lotNo))?.vessel,
        kind: 'transit',
        zone: record.stagingZone,
        stockedOn: record.pickDate,
      },
    })),
  )
  await records('pickOrder').edit(String(record.id), {
    pickOrderLine: lineChanges(picked.map(({ id }) => ({ id, transitLotNo: lots.get(String(id)) }))),
  })
}

/** What was picked goes back to its lot and is reserved for the order again. */
export const putBack: Effect = async (input) => {
  const { record, lines, records } = input
  const rows = linesOf(lines)
  const picked = rows.filter((line) => amount(line.pickedQty) > 0)
  await postStock(input, cause(record, 'cancelPick'), [
    ...picked.map((line) => ({
      lotNo: String(line.transitLotNo),
      actual: -amount(line.pickedQty),
      line: String(line.id),
    })),
    ...rows.map((line) => ({
      lotNo: String(line.lotNo),
      actual: amount(line.pickedQty),
      reserve: amount(line.quantity),
      line: String(line.id),
    })),
  ])
  await records('pickOrder').edit(String(record.id), {
    pickOrderLine: lineChanges(rows.map(({ id }) => ({ id, pickedQty: null }))),
  })
}

/** The order is given up: what it reserved is free. */
export const freeStock: Effect = async (input) => {
  const { record, lines } = input
  await postStock(
    input,
    cause(record, 'release'),
    linesOf(lines).map((line) => ({
      lotNo: String(line.lotNo),
      reserve: -amount(line.quantity),
      line: String(line.id),
    })),
  )
}
