/** How full the table gets before another one is made. */
const FULL = 0.8

/**
 * Where rows stand, by id: a hash table in one typed array. A `Map` of 100,000 strings leaves so much behind while it
 * grows that the browser stops to collect it in the middle of the first edits.
 */
export class IdIndex {
  #idAt: (position: number) => string
  /** Two numbers an entry: the id's hash, and its position counted from 1; 0 is a free place. */
  readonly #entries: Int32Array
  readonly #mask: number
  #left: number

  /**
   * @param idAt the id of the row at a position from 0
   * @param size how many rows are expected; there is room for some more
   */
  constructor(idAt: (position: number) => string, size: number) {
    let places = 16
    while (places * FULL <= size) places *= 2
    this.#idAt = idAt
    this.#entries = new Int32Array(places * 2)
    this.#mask = places - 1
    this.#left = Math.floor(places * FULL)
  }

  /** Whether there is no room for another id. */
  get full(): boolean {
    return this.#left === 0
  }

  /** Reads the ids elsewhere from now on, where the same rows stand. */
  readFrom(idAt: (position: number) => string): void {
    this.#idAt = idAt
  }

  /** Takes over the id of a row; of two rows with one id the later one counts. Answers whether it was known. */
  put(position: number): boolean {
    const id = this.#idAt(position)
    const hash = hashOf(id)
    const place = this.#find(id, hash)
    const known = this.#entries[place + 1] !== 0
    if (!known) this.#left--
    this.#entries[place] = hash
    this.#entries[place + 1] = position + 1
    return known
  }

  /** The position of the row with this id, or -1. */
  get(id: string): number {
    return this.#entries[this.#find(id, hashOf(id)) + 1]! - 1
  }

  /** Where the entry of an id is, or the free place where it belongs. */
  #find(id: string, hash: number): number {
    const entries = this.#entries
    for (let at = hash & this.#mask; ; at = (at + 1) & this.#mask) {
      const position = entries[at * 2 + 1]!
      if (position === 0 || (entries[at * 2] === hash && this.#idAt(position - 1) === id)) return at * 2
    }
  }
}

function hashOf(id: string): number {
  let hash = 0
  for (let at = 0; at < id.length; at++) hash = (Math.imul(hash, 31) + id.charCodeAt(at)) | 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return hash ^ (hash >>> 13)
}
