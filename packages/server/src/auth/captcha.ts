import svgCaptcha from 'svg-captcha'
import type { SharedStore } from '../cluster/cluster'

const LIFE_MS = 60_000
/** Clients that send a constant key share it: several codes are open per key (contract §6.1). */
const CODES_PER_KEY = 5
const MAX_KEY_LENGTH = 64

/** Pictures with a code, each usable once within a minute. */
export interface Captchas {
  /** A new picture for the key, as a data address. */
  draw: (key: string) => Promise<string>
  /** Whether the text is an open code of the key; every try uses up the code it matches, a miss the oldest. */
  use: (key: string, text: string) => Promise<boolean>
  /** As `use`, but a right text stays open for the login that follows. */
  matches: (key: string, text: string) => Promise<boolean>
}

/**
 * Captchas, with a cap on the codes of a key.
 * @param fixed a text that every picture has; only demo mode may set it, for test runs
 */
export function createCaptchas(store: SharedStore, fixed?: string): Captchas {
  const place = (key: string) => `captcha:${key.slice(0, MAX_KEY_LENGTH)}`
  const tryText = async (key: string, text: string, keep: boolean): Promise<boolean> => {
    const codes = await store.items(place(key))
    const match = codes.find(({ value }) => value === text.trim().toLowerCase())
    if (match && keep) return true
    const used = match ?? codes[0]
    const taken = used !== undefined && (await store.take(place(key), used.id))
    return match !== undefined && taken
  }
  return {
    draw: async (key) => {
      const picture = svgCaptcha.create({
        size: 4,
        noise: 2,
        color: true,
        ignoreChars: '0oO1iIlL',
        width: 105,
        height: 35,
        fontSize: 40,
      })
      await store.put(place(key), (fixed ?? picture.text).toLowerCase(), LIFE_MS, CODES_PER_KEY)
      return `data:image/svg+xml;base64,${Buffer.from(picture.data).toString('base64')}`
    },
    use: (key, text) => tryText(key, text, false),
    matches: (key, text) => tryText(key, text, true),
  }
}
