import { setTimeout as wait } from 'node:timers/promises'

/** PostgreSQL ended the transaction because it and another one waited for each other. */
const DEADLOCK = '40P01'
const TRIES = 5
const PAUSE_MS = 20

/**
 * Runs a transaction again that the database ended to untangle a deadlock. Records of one entity are locked in the order
 * of their ids; effects that lock several entities may still meet in opposite orders, and nobody is to see that.
 *
 * @param work one whole transaction; nothing of it is kept when it is run again
 */
export async function untangled<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let at = 1; ; at += 1) {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: unknown }).code !== DEADLOCK || at === TRIES) throw error
      // Of different length, so that the two do not meet again.
      await wait(PAUSE_MS * at * Math.random())
    }
  }
}
