import type { Effect } from '@lading/server'
import { lineChanges } from './receiveStock'

/** What was collected is to be collected again. */
export const forgetCollected: Effect = async ({ record, lines, records }) => {
  await records('logPick').edit(String(record.id), {
    logPickLine: lineChanges((lines.logPickLine ?? []).map(({ id }) => ({ id, pickedQty: null }))),
  })
}

/** The note is given up: another one can be made of the same lines. */
export const giveUp: Effect = ({ record, records }) => records('logPick').release(String(record.id))
