import { createHmac } from 'node:crypto'
import { isSameSecret } from '../auth/sameSecret'

/** How long a link to one file holds (security.md §3, threat 4). */
const LIFE_MS = 60_000

/** A link's parameters. */
export interface Ticket {
  ticket: string
  expires: number
}

const signed = (secret: string, path: string, expires: number) =>
  createHmac('sha256', secret).update(`file\n${path}\n${expires}`).digest('base64url')

/** A ticket for one path. */
export function issueTicket(secret: string, path: string, now = Date.now()): Ticket {
  const expires = now + LIFE_MS
  return { ticket: signed(secret, path, expires), expires }
}

/** Whether the parameters of a link are a ticket for the path that still holds. */
export function isTicket(
  secret: string,
  path: string,
  query: Record<string, unknown>,
  now = Date.now(),
): boolean {
  const { ticket, expires } = query
  if (typeof ticket !== 'string' || typeof expires !== 'string' || !/^\d{13}$/.test(expires)) return false
  return Number(expires) > now && isSameSecret(ticket, signed(secret, path, Number(expires)))
}
