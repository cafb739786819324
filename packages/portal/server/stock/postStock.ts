import type { Row } from '@lading/core/entity'
import { wireDatetime } from '@lading/core/text'
import { clockNow, Failure, said } from '@lading/server'
import type { EffectInput } from '@lading/server'
import { amount, difference, total } from './decimals'

/** What moves stock: a document, and what is done to it. */
export interface Cause {
  /** Key of the document's entity, a value of the dictionary `stock_cause`. */
  type: string
  /** Number of the document. */
  no: string
  /** A value of the dictionary `stock_action`. */
  action: string
}

/** One movement of one lot; `actual` and `reserve` are what is added, negative for what is taken. */
export interface Movement {
  lotNo: string
  /** @default 0 */
  actual?: number
  /** @default 0 */
  reserve?: number
  /** Id of the document's line. */
  line?: string
}

/** What belongs to the lot and is copied into its entries, so that the ledger is searched without it. */
const COPIED = ['itemId', 'itemName', 'unit', 'customer', 'company', 'site', 'department'] as const

/** The lots of these numbers, by number, locked in the order of their ids until the transaction ends. */
export async function lockLots(
  { records }: Pick<EffectInput, 'records'>,
  lotNos: readonly string[],
): Promise<ReadonlyMap<string, Row>> {
  const inventory = records('inventory', { asSystem: true })
  const wanted = [...new Set(lotNos)]
  const lots = await inventory.find({ lotNo: wanted })
  const byNo = new Map(lots.map((lot) => [String(lot.lotNo), lot]))
  const missing = wanted.find((no) => !byNo.has(no))
  if (missing !== undefined) throw new Failure(said(`库存批次${missing}不存在`, `There is no lot ${missing}`))
  return byNo
}

/** @throws Failure that names the lot and what is short */
function requireEnough(lot: Row, actual: number, reserve: number): void {
  const available = difference(actual, reserve)
  if (actual >= 0 && reserve >= 0 && available >= 0) return
  const { lotNo, itemName, availableQty } = lot
  const [no, name] = [String(lotNo), String(itemName ?? '')]
  const left = amount(availableQty)
  throw new Failure(
    said(
      `批次${no}（${name}）可用数量不足：当前可用${left}，已被后续单据占用或已出库`,
      `Lot ${no} (${name}): only ${left} available, the rest is reserved or has left`,
    ),
  )
}

/**
 * Writes movements into the ledger and keeps the balances of their lots with them, in the transaction of the action
 * that causes them. Lots are locked in the order of their ids; none of their quantities may fall below zero, which the
 * database checks again.
 *
 * @throws Failure when a lot has too little, or does not exist; nothing is written then
 */
export async function postStock(
  input: Pick<EffectInput, 'records'>,
  cause: Cause,
  movements: readonly Movement[],
): Promise<void> {
  const moving = movements.filter(({ actual = 0, reserve = 0 }) => actual !== 0 || reserve !== 0)
  if (moving.length === 0) return
  const lots = await lockLots(
    input,
    moving.map(({ lotNo }) => lotNo),
  )
  const postedAt = wireDatetime(clockNow())
  const balances = new Map<string, { actual: number; reserve: number }>()
  const entries = moving.map(({ lotNo, actual = 0, reserve = 0, line = '' }) => {
    const lot = lots.get(lotNo)!
    const before = balances.get(lotNo) ?? { actual: amount(lot.actualQty), reserve: amount(lot.reserveQty) }
    const after = { actual: total(before.actual, actual), reserve: total(before.reserve, reserve) }
    requireEnough(lot, after.actual, after.reserve)
    balances.set(lotNo, after)
    return {
      ...Object.fromEntries(COPIED.map((name) => [name, lot[name]])),
      postedAt,
      lotNo,
      causeType: cause.type,
      sourceNo: cause.no,
      sourceLine: line,
      action: cause.action,
      actualChange: actual,
      reserveChange: reserve,
      actualAfter: after.actual,
      reserveAfter: after.reserve,
    }
  })
  const inventory = input.records('inventory', { asSystem: true })
  for (const [no, lot] of lots) {
    const { actual, reserve } = balances.get(no)!
    await inventory.edit(String(lot.id), { actualQty: actual, reserveQty: reserve })
  }
  const ledger = input.records('stockEntry', { asSystem: true })
  for (const entry of entries) await ledger.add(entry)
}
