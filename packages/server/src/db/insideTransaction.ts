import { AsyncLocalStorage } from 'node:async_hooks'

const inside = new AsyncLocalStorage<boolean>()

/** Runs the work of a transaction: whatever it starts knows that it is inside of one. */
export function runInside<Result>(work: () => Promise<Result>): Promise<Result> {
  return inside.run(true, work)
}

/**
 * Inside a transaction nothing may wait for a connection, neither its own second one nor one that somebody else waits
 * for: as soon as the pool is empty that is a deadlock, and on the embedded database, which has one connection, at once.
 * @param what was used, for the message
 * @throws Error inside a transaction
 */
export function requireOutside(what: string): void {
  if (inside.getStore())
    throw new Error(
      `${what} was used inside a transaction: use the transaction that was handed in, and read before it what is shared`,
    )
}
