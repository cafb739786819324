import { randomBytes } from 'node:crypto'
import type { SharedStore } from '../cluster/cluster'

const LIFE_MS = 10 * 60_000

/** One-time texts, each good for one purpose, once, for ten minutes; every process of the server knows them. */
export interface LoginTickets {
  issue: (purpose: string, value: unknown) => Promise<string>
  /** Keeps a value under a name that is known already. */
  put: <Value>(purpose: string, ticket: string, value: Value, lifeMs: number) => Promise<void>
  /** Uses the ticket up; `undefined` for an unknown, used or expired one and for one of another purpose. */
  take: <Value>(purpose: string, ticket: string) => Promise<Value | undefined>
  /** As `take`, but the ticket stays: for a step that may fail and be tried again. */
  look: <Value>(purpose: string, ticket: string) => Promise<Value | undefined>
}

const MAX_LENGTH = 200

/** @param store what the processes share, so a login may begin at one and end at another */
export function createLoginTickets(store: SharedStore): LoginTickets {
  const place = (purpose: string, ticket: string) => `ticket:${purpose}:${ticket.slice(0, MAX_LENGTH)}`
  const first = async (purpose: string, ticket: string) => (await store.items(place(purpose, ticket)))[0]
  const put = (purpose: string, ticket: string, value: unknown, lifeMs: number) =>
    store.put(place(purpose, ticket), JSON.stringify(value), lifeMs, 1)
  return {
    issue: async (purpose, value) => {
      const ticket = randomBytes(32).toString('base64url')
      await put(purpose, ticket, value, LIFE_MS)
      return ticket
    },
    put,
    take: async <Value>(purpose: string, ticket: string) => {
      const item = await first(purpose, ticket)
      // Of several that come at once, one gets it.
      if (!item || !(await store.take(place(purpose, ticket), item.id))) return undefined
      return JSON.parse(item.value) as Value
    },
    look: async <Value>(purpose: string, ticket: string) => {
      const item = await first(purpose, ticket)
      return item && (JSON.parse(item.value) as Value)
    },
  }
}
