import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const LIFE_MS = 10 * 60_000
const ENTRIES = 20_000

/** One-time texts, each good for one purpose, once, for ten minutes. */
export interface LoginTickets {
  issue: (purpose: string, value: unknown) => string
  /** Uses the ticket up; `undefined` for an unknown, used or expired one and for one of another purpose. */
  take: <Value>(purpose: string, ticket: string) => Value | undefined
  /** As `take`, but the ticket stays: for a step that may fail and be tried again. */
  look: <Value>(purpose: string, ticket: string) => Value | undefined
}

/** Tickets in memory: a login that is under way ends with the server. */
export function createLoginTickets(): LoginTickets {
  const open = new LRUCache<string, { value: unknown }>({ max: ENTRIES, ttl: LIFE_MS })
  const look = (purpose: string, ticket: string) => open.get(`${purpose}:${ticket}`)?.value
  return {
    issue: (purpose, value) => {
      const ticket = randomBytes(32).toString('base64url')
      open.set(`${purpose}:${ticket}`, { value })
      return ticket
    },
    take: <Value>(purpose: string, ticket: string) => {
      const value = look(purpose, ticket)
      open.delete(`${purpose}:${ticket}`)
      return value as Value | undefined
    },
    look: <Value>(purpose: string, ticket: string) => look(purpose, ticket) as Value | undefined,
  }
}
