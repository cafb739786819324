import { AsyncLocalStorage } from 'node:async_hooks'

const acting = new AsyncLocalStorage<string>()

/**
 * Runs work of the administration for a user: every change that it makes to records of the system is written to the data
 * log under this name, with what was there before, by the database itself (migration 0014, decision 24).
 */
export function actingAs<Result>(username: string, work: () => Result): Result {
  return acting.run(username, work)
}

/** Whose changes are written down now; `undefined` outside of the administration. */
export const actor = (): string | undefined => acting.getStore()
