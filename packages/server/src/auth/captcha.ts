import { LRUCache } from 'lru-cache'
import svgCaptcha from 'svg-captcha'

const LIFE_MS = 60_000
const KEYS = 20_000
/** Clients that send a constant key share it: several codes are open per key (contract §6.1). */
const CODES_PER_KEY = 5
const LONGEST_KEY = 64

/** Pictures with a code, each usable once within a minute. */
export interface Captchas {
  /** A new picture for the key, as a data address. */
  draw: (key: string) => string
  /** Whether the text is an open code of the key; every try uses up the code it matches, a miss the oldest. */
  use: (key: string, text: string) => boolean
  /** As `use`, but a right text stays open for the login that follows. */
  matches: (key: string, text: string) => boolean
}

interface Code {
  text: string
  until: number
}

/**
 * Captchas kept in memory, with caps on keys and codes.
 * @param fixed a text that every picture has; only demo mode may set it, for test runs
 */
export function createCaptchas(fixed?: string): Captchas {
  const open = new LRUCache<string, Code[]>({ max: KEYS, ttl: LIFE_MS })
  const tryText = (key: string, text: string, keep: boolean): boolean => {
    const codes = (open.get(key.slice(0, LONGEST_KEY)) ?? []).filter((code) => code.until > Date.now())
    const at = codes.findIndex((code) => code.text === text.trim().toLowerCase())
    if (at < 0 || !keep)
      open.set(
        key.slice(0, LONGEST_KEY),
        codes.filter((_, index) => index !== Math.max(at, 0)),
      )
    return at >= 0
  }
  return {
    draw: (key) => {
      const picture = svgCaptcha.create({
        size: 4,
        noise: 2,
        color: true,
        ignoreChars: '0oO1iIlL',
        width: 105,
        height: 35,
        fontSize: 40,
      })
      const codes = open.get(key.slice(0, LONGEST_KEY)) ?? []
      const code = { text: (fixed ?? picture.text).toLowerCase(), until: Date.now() + LIFE_MS }
      open.set(key.slice(0, LONGEST_KEY), [...codes, code].slice(-CODES_PER_KEY))
      return `data:image/svg+xml;base64,${Buffer.from(picture.data).toString('base64')}`
    },
    use: (key, text) => tryText(key, text, false),
    matches: (key, text) => tryText(key, text, true),
  }
}
