import type { Row } from '@lading/core/entity'
import type { EffectInput } from '@lading/server'
import { amount } from './decimals'
import { postStock } from './postStock'
import type { Cause, Movement } from './postStock'

/** One line of which something arrives. */
export interface Arrival {
  /** The document's line; its `lotNo` names the lot that it has already. */
  line: Row
  /** What arrives now. */
  quantity: number
  /** What is stored of a new lot. */
  lot: Row
}

/** A document that goods arrive with. */
export interface ArrivalDocument {
  /** Key of its entity. */
  entity: string
  id: string
  cause: Cause
}

/**
 * Puts goods into stock: a lot for each line, made when its first goods arrive.
 * @returns the number of its lot, by the id of the line
 */
export async function receiveStock(
  input: Pick<EffectInput, 'records'>,
  { entity, id, cause }: ArrivalDocument,
  arrivals: readonly Arrival[],
): Promise<ReadonlyMap<string, string>> {
  const inventory = input.records('inventory', { asSystem: true })
  const lots = new Map<string, string>()
  for (const { line, lot } of arrivals) {
    const lineId = String(line.id)
    if (line.lotNo) {
      lots.set(lineId, String(line.lotNo))
      continue
    }
    const made = await inventory.add(
      {
        itemId: line.itemId,
        itemName: line.itemName,
        unit: line.unit,
        ...lot,
        actualQty: 0,
        reserveQty: 0,
        sourceNo: cause.no,
      },
      { madeFrom: { entity, id, lines: [lineId], again: true } },
    )
    lots.set(lineId, String(made.lotNo))
  }
  const movements = arrivals.map(({ line, quantity }): Movement => ({
    lotNo: lots.get(String(line.id))!,
    actual: quantity,
    line: String(line.id),
  }))
  await postStock(input, cause, movements)
  return lots
}

/**
 * Takes what lines have brought into stock out again, by counter-entries.
 * @param of what a line has brought
 */
export async function returnStock(
  input: Pick<EffectInput, 'records'>,
  cause: Cause,
  lines: readonly Row[],
  of: (line: Row) => unknown,
): Promise<void> {
  const movements = lines
    .filter((line) => line.lotNo && amount(of(line)) !== 0)
    .map((line): Movement => ({
      lotNo: String(line.lotNo),
      actual: -amount(of(line)),
      line: String(line.id),
    }))
  await postStock(input, cause, movements)
}

/** Changes of lines as a save takes them. */
export const lineChanges = (rows: readonly Row[]) => ({ tableData: [...rows], deleteData: [] })
