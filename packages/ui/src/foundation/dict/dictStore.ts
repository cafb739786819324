import type { DictOption } from '../sourceTypes'
import type { DataSource } from '../dataSource'

/** What is known of one dictionary. The same object as long as nothing changes. */
export interface DictState {
  options: readonly DictOption[]
  loading: boolean
  error?: Error
}

const EMPTY: DictState = { options: [], loading: false }
/** Nobody has asked yet; whoever listens does so at once. */
const COMING: DictState = { options: [], loading: true }

/**
 * The dictionaries of one provider. Each code is asked for once, however many widgets show it; a failed one is
 * asked again when the next widget appears.
 */
export class DictStore {
  #turn = 0
  readonly #turned = new Set<() => void>()
  readonly #states = new Map<string, DictState>()
  readonly #listeners = new Map<string, Set<() => void>>()
  readonly #source: Pick<DataSource, 'dict'>

  constructor(source: Pick<DataSource, 'dict'>) {
    this.#source = source
  }

  /** The state of a code; nothing is requested. */
  get(code: string | undefined): DictState {
    return code ? (this.#states.get(code) ?? COMING) : EMPTY
  }

  /** Calls `listener` when the state of `code` changes, and requests it if nobody has. */
  subscribe(code: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(code) ?? new Set()
    this.#listeners.set(code, listeners)
    listeners.add(listener)
    const state = this.#states.get(code)
    if (!state || state.error) void this.#load(code)
    return () => listeners.delete(listener)
  }

  /** How often all names were given up: texts that came with records before are not to be believed above 0. */
  get turn(): number {
    return this.#turn
  }

  /** Calls `listener` when all names are given up. @returns ends it */
  onTurn(listener: () => void): () => void {
    this.#turned.add(listener)
    return () => this.#turned.delete(listener)
  }

  /**
   * Asks again for a code: somebody has changed the dictionary. Without one, all names are given up: dictionaries and
   * whatever else has a stored key and a name are asked for anew, by whoever shows them.
   */
  async refresh(code?: string): Promise<void> {
    if (code === undefined) {
      this.#turn += 1
      for (const listener of [...this.#turned]) listener()
    }
    const codes = code === undefined ? [...this.#states.keys()] : [code]
    await Promise.all(codes.map((each) => this.#load(each)))
  }

  async #load(code: string): Promise<void> {
    this.#set(code, { options: this.get(code).options, loading: true })
    try {
      this.#set(code, { options: await this.#source.dict.items(code), loading: false })
    } catch (error) {
      this.#set(code, { options: this.get(code).options, loading: false, error: error as Error })
    }
  }

  #set(code: string, state: DictState): void {
    this.#states.set(code, state)
    this.#listeners.get(code)?.forEach((listener) => listener())
  }
}
