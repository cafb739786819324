import { newKey } from './newKey'

/**
 * Keys for saves: the same content that is sent again (after a lost answer, say) carries the same key, so that
 * the server carries it out once; other content gets a new one.
 */
export function createIdempotency(): { keyFor(body: unknown): string; done(): void } {
  let last: { text: string; key: string } | undefined
  return {
    keyFor(body) {
      const text = JSON.stringify(body)
      if (last?.text !== text) last = { text, key: newKey() }
      return last.key
    },
    done() {
      last = undefined
    },
  }
}
