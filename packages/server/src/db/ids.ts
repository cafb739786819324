import { createHash, randomBytes } from 'node:crypto'
import { clockNow } from '../clock'

const COUNTER_SPACE = 0x10000
/** Random bytes are drawn for so many ids at once: an import asks for hundreds of thousands. */
const DRAWN = 512
const RANDOM = 8
let last = 0
let counter = 0
let drawn = Buffer.alloc(0)
let used = 0

function randomHex(): string {
  if (used >= drawn.length) {
    drawn = randomBytes(DRAWN * RANDOM)
    used = 0
  }
  used += RANDOM
  return drawn.toString('hex', used - RANDOM, used)
}

/** Twelve hexadecimal digits that rise with the time (milliseconds). */
function clockDigits(time: number): string {
  return time.toString(16).padStart(12, '0')
}

/**
 * A new id: 32 hexadecimal digits, the first twelve from the clock, so that ids of one server rise with time
 * and land side by side in the index.
 */
export function newId(): string {
  const now = clockNow()
  counter = now === last ? (counter + 1) % COUNTER_SPACE : randomBytes(1)[0]!
  last = now
  return clockDigits(now) + counter.toString(16).padStart(4, '0') + randomHex()
}

/** An id that follows from its parts: the same parts give the same id at every start. */
export function derivedId(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 32)
}

/** An id that follows from its parts and stands among others as if it had been made at that time. */
export function derivedIdAt(time: Date, ...parts: string[]): string {
  return clockDigits(time.getTime()) + derivedId(...parts).slice(12)
}
