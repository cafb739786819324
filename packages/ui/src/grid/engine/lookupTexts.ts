import type { GridOption } from '../api/option'
import type { Lookup, LookupOption, NamedOptions } from '../api/lookup'

/** How long values are gathered before their texts are asked for, in milliseconds. */
const GATHER = 30

/**
 * The texts of looked-up values. A value is asked for once, together with the others that came into view with it;
 * rows are drawn again when the texts arrive.
 */
export class LookupTexts {
  readonly #known = new Map<string, Map<string, string>>()
  /** What texts were found to stand for, by column. */
  readonly #named = new Map<string, Map<string, readonly LookupOption[]>>()
  readonly #asked = new Map<string, Set<string>>()
  /** Columns may share a lookup: what one of them asks for is noted for all that ask. */
  readonly #waiting = new Map<Lookup, { keys: Set<string>; values: Set<string> }>()
  readonly #arrived: () => void
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param arrived is called when texts have come. */
  constructor(arrived: () => void) {
    this.#arrived = arrived
  }

  /** The text of a value; undefined while it is not known. The first question for it sends for it. */
  get(key: string, lookup: Lookup, value: string): string | undefined {
    const text = this.#known.get(key)?.get(value)
    if (text === undefined && lookup.texts) this.#ask(key, lookup, value)
    return text
  }

  /** Notes the texts of options that were found, so that they need not be asked for. */
  learn(key: string, options: readonly GridOption[]): void {
    const known = this.#known.get(key) ?? new Map<string, string>()
    this.#known.set(key, known)
    for (const { value, text } of options) known.set(value, text)
  }

  /** Notes what texts stand for, and the names of what was found. */
  settle(key: string, named: NamedOptions): void {
    const known = this.#named.get(key) ?? new Map<string, readonly LookupOption[]>()
    this.#named.set(key, known)
    for (const [word, options] of named) {
      known.set(word, options)
      this.learn(key, options)
    }
  }

  /** What a text was found to stand for; undefined when nobody has asked. */
  named(key: string, text: string): readonly LookupOption[] | undefined {
    return this.#named.get(key)?.get(text)
  }

  /** What a text was found to name alone. */
  found(key: string, text: string): LookupOption | undefined {
    const named = this.named(key, text)
    return named?.length === 1 ? named[0] : undefined
  }

  /**
   * Whether a text is a value that has been seen, or was found to name one alone. A name that was only seen may have
   * namesakes.
   */
  knows(key: string, text: string): boolean {
    return this.#known.get(key)?.has(text) === true || this.found(key, text) !== undefined
  }

  /** The value that has this text, as far as it is known. */
  valueOf(key: string, text: string): string | undefined {
    const named = this.#named.get(key)?.get(text)
    if (named) return named.length === 1 ? named[0]!.value : undefined
    for (const [value, known] of this.#known.get(key) ?? []) if (known === text) return value
    return undefined
  }

  #ask(key: string, lookup: Lookup, value: string): void {
    const asked = this.#asked.get(key) ?? new Set<string>()
    this.#asked.set(key, asked)
    if (asked.has(value)) return
    asked.add(value)
    const waiting = this.#waiting.get(lookup) ?? { keys: new Set<string>(), values: new Set<string>() }
    this.#waiting.set(lookup, waiting)
    waiting.keys.add(key)
    waiting.values.add(value)
    this.#timer ??= setTimeout(() => this.#send(), GATHER)
  }

  #send(): void {
    this.#timer = undefined
    for (const [lookup, { keys, values }] of this.#waiting) {
      const list = [...values]
      lookup.texts!(list).then(
        (texts) => {
          const options = [...texts].map(([value, text]) => ({ value, text }))
          for (const key of keys) this.learn(key, options)
          this.#arrived()
        },
        // The values stand for themselves; the next time they come into view they are asked for again.
        () => {
          for (const key of keys) list.forEach((value) => this.#asked.get(key)?.delete(value))
        },
      )
    }
    this.#waiting.clear()
  }
}
