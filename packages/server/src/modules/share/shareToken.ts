import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../auth/sameSecret'

/** What a link opens: files in these fields of one record. */
export interface Shared {
  /** Key of the entity. */
  entity: string
  id: string
  tenantId: number
  /** Fields that who shared it could see; those of lines with the key of the lines in front. */
  fields: readonly string[]
  /** In milliseconds since 1970. */
  until: number
}

const signed = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`share\n${payload}`).digest('base64url')

/** The text of a link: it says what it opens, and nobody else can write one. */
export function shareToken(secret: string, shared: Shared): string {
  const payload = Buffer.from(JSON.stringify(shared)).toString('base64url')
  return `${payload}.${signed(secret, payload)}`
}

/** What the text opens; `undefined` for one that was not written here, and for one whose time is over. */
export function readShare(secret: string, token: string, now = Date.now()): Shared | undefined {
  const [payload = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !isSameSecret(signature, signed(secret, payload))) return undefined
  const shared = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Shared
  return shared.until > now ? shared : undefined
}
