import type { Row } from '@lading/core/entity'
import type { Effect, EffectInput } from '@lading/server'
import { amount, difference, total } from './decimals'
import { postStock } from './postStock'
import { lineChanges } from './receiveStock'

const cause = (record: Row, action: string) => ({ type: 'logShipOrder', no: String(record.name), action })
const linesOf = (lines: Record<string, Row[]>) => lines.logShipOrderLine ?? []
const active = (lines: Record<string, Row[]>) => linesOf(lines).filter(({ cancelled }) => cancelled !== 'Y')

/** The care-off slip that the note came out of, locked, and the note's lines that came from lines of it. */
async function slipOf({ record, lines, records }: EffectInput): Promise<{ slip?: Row; told: Row[] }> {
  const told = linesOf(lines).filter(({ sourceLine }) => sourceLine)
  const slips = records('logisticsDelivery', { asSystem: true })
  const [from] = told.length === 0 ? [] : await slips.origins('logShipOrder', String(record.id))
  if (from === undefined) return { told }
  const [slip] = await slips.lock([from])
  return { ...(slip ? { slip } : {}), told }
}

/** Tells the care-off slip what of it has left; pressed on the note itself, its state follows. */
async function tellLeft(input: EffectInput, left: boolean): Promise<void> {
  const { slip, told } = await slipOf(input)
  if (!slip) return
  const slips = input.records('logisticsDelivery', { asSystem: true })
  const id = String(slip.id)
  await slips.edit(id, {
    logisticsDeliveryLine: lineChanges(
      told.map(({ sourceLine, qty }) => ({ id: sourceLine, actDeliveryQty: left ? qty : null })),
    ),
  })
  if (left && slip.status === 'received') await slips.act(id, 'redispatch')
  if (!left && slip.status === 'dispatched') await slips.act(id, 'undispatch')
}

/** What is shipped leaves stock; what was reserved beyond it is free. */
export const takeFromStock: Effect = async (input) => {
  const { record, lines } = input
  await tellLeft(input, true)
  await postStock(
    input,
    cause(record, 'dispatch'),
    active(lines).map((line) => ({
      lotNo: String(line.lotNo),
      actual: -amount(line.qty),
      reserve: -amount(line.originQty),
      line: String(line.id),
    })),
  )
}

/** What was shipped comes back and is reserved for the note again. */
export const putBack: Effect = async (input) => {
  const { record, lines } = input
  await tellLeft(input, false)
  await postStock(
    input,
    cause(record, 'cancelDispatch'),
    active(lines).map((line) => ({
      lotNo: String(line.lotNo),
      actual: amount(line.qty),
      reserve: amount(line.originQty),
      line: String(line.id),
    })),
  )
}

async function free(input: EffectInput, rows: readonly Row[]): Promise<void> {
  const movements = rows.map((line) => ({
    lotNo: String(line.lotNo),
    reserve: -amount(line.originQty),
    line: String(line.id),
  }))
  await postStock(input, cause(input.record, 'release'), movements)
}

/** The chosen lines are given up: what they reserved is free. */
export const freeLines: Effect = (input) => free(input, input.chosen)

/** The note is given up: what it reserved is free, and what it was made from can be made again. */
export const freeStock: Effect = async (input) => {
  await free(input, active(input.lines))
  await input.records('logShipOrder').release(String(input.record.id))
}

/** Tells the care-off slip, if the note came out of one, what has been received. */
async function tell(input: EffectInput, sign: 1 | -1, action: 'deliver' | 'undeliver'): Promise<void> {
  const { slip, told } = await slipOf(input)
  if (!slip) return
  const from = String(slip.id)
  const slips = input.records('logisticsDelivery', { asSystem: true })
  const byId = new Map((slip.logisticsDeliveryLine as Row[]).map((row) => [String(row.id), row]))
  const rows = told.map((line) => {
    const own = byId.get(String(line.sourceLine))
    const received = amount(line.receivedQty)
    // What did not get on board is on its way back.
    const back = difference(line.qty, received)
    return {
      id: line.sourceLine,
      receivedQty: total(own?.receivedQty, sign * received),
      returnQty: total(own?.returnQty, sign * back),
    }
  })
  await slips.edit(from, { logisticsDeliveryLine: lineChanges(rows) })
  await slips.act(from, action)
}

/** What did not get on board comes back into stock, or goes out again when the receipt is taken back. */
async function returnRest({ record, lines, records }: EffectInput, sign: 1 | -1): Promise<void> {
  const action = sign === 1 ? 'return' : 'cancelReturn'
  const movements = active(lines).map((line) => ({
    lotNo: String(line.lotNo),
    actual: sign * difference(line.qty, line.receivedQty),
    line: String(line.id),
  }))
  await postStock({ records }, cause(record, action), movements)
}

/** What was received goes to the care-off slip, which is delivered with it; the rest comes back into stock. */
export const tellCareOff: Effect = async (input) => {
  await returnRest(input, 1)
  await tell(input, 1, 'deliver')
}

/** The receipt is taken back, on the note and on the care-off slip. */
export const untellCareOff: Effect = async (input) => {
  await tell(input, -1, 'undeliver')
  await returnRest(input, -1)
  await input.records('logShipOrder').edit(String(input.record.id), {
    logShipOrderLine: lineChanges(linesOf(input.lines).map(({ id }) => ({ id, receivedQty: null }))),
  })
}
