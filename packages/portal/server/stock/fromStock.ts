import type { Row } from '@lading/core/entity'
import { Failure, said } from '@lading/server'
import type { Effect, EffectInput } from '@lading/server'
import { amount } from './decimals'
import { postStock } from './postStock'

const COMMON = ['customer', 'company', 'site', 'department'] as const

/** What chosen lots have in common: the action has seen to it that they agree. */
const commonOf = (lot: Row | undefined): Row =>
  Object.fromEntries(COMMON.map((name) => [name, lot?.[name] ?? null]))

/** The chosen lots of which something is available, locked. @throws Failure naming one that is used up */
async function availableLots({ selected, records }: EffectInput): Promise<Row[]> {
  const lots = await records('inventory', { asSystem: true }).lock(
    selected.map(({ record }) => String(record.id)),
  )
  const empty = lots.find(({ availableQty }) => amount(availableQty) <= 0)
  if (empty) {
    const no = String(empty.lotNo)
    throw new Failure(said(`批次${no}没有可用数量`, `Nothing of lot ${no} is available`))
  }
  return lots
}

async function reserve(input: EffectInput, type: string, made: Row, lines: readonly Row[]): Promise<void> {
  const no = String(made.pickNo ?? made.name)
  const movements = lines.map((line) => ({
    lotNo: String(line.lotNo),
    reserve: amount(line.quantity ?? line.originQty),
    line: String(line.id),
  }))
  await postStock(input, { type, no, action: 'reserve' }, movements)
}

const madeFrom = (lots: readonly Row[]) => lots.map(({ id }) => ({ id: String(id), again: true }))

/** Makes a pick order of what is available of the chosen lots, and reserves it. */
export const makePickOrder: Effect = async (input) => {
  const lots = await availableLots(input)
  const made = await input.records('pickOrder', { asSystem: true }).add(
    {
      ...commonOf(lots[0]),
      pickOrderLine: lots.map(({ lotNo, itemId, itemName, unit, zone, availableQty }) => ({
        lotNo,
        itemId,
        itemName,
        unit,
        zone,
        quantity: availableQty,
      })),
    },
    { madeFrom: madeFrom(lots) },
  )
  await reserve(input, 'pickOrder', made, made.pickOrderLine as Row[])
}

/** Makes a dispatch note of what is available of the chosen lots, and reserves it. */
export const makeShipOrder: Effect = async (input) => {
  const lots = await availableLots(input)
  const vessels = new Set(lots.map(({ vessel }) => vessel ?? null))
  const made = await input.records('logShipOrder', { asSystem: true }).add(
    {
      ...commonOf(lots[0]),
      vessel: vessels.size === 1 ? [...vessels][0] : null,
      deliveryAddress: input.input.deliveryAddress,
      logShipOrderLine: lots.map(({ lotNo, itemId, itemName, unit, availableQty }) => ({
        lotNo,
        itemId,
        itemName,
        unit,
        originQty: availableQty,
        qty: availableQty,
        cancelled: 'N',
      })),
    },
    { madeFrom: madeFrom(lots) },
  )
  await reserve(input, 'logShipOrder', made, made.logShipOrderLine as Row[])
}
