import { createHash, randomBytes } from 'node:crypto'

const COUNTER_SPACE = 0x10000
let last = 0
let counter = 0

/**
 * A new id: 32 hexadecimal digits, the first twelve from the clock, so that ids of one server rise with time
 * and land side by side in the index.
 */
export function newId(): string {
  const now = Date.now()
  counter = now === last ? (counter + 1) % COUNTER_SPACE : randomBytes(1)[0]!
  last = now
  return (
    now.toString(16).padStart(12, '0') +
    counter.toString(16).padStart(4, '0') +
    randomBytes(8).toString('hex')
  )
}

/** An id that follows from its parts: the same parts give the same id at every start. */
export function derivedId(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 32)
}
