import type { DataSource } from '../dataSource'
import type { Ui } from '../uiContext'
import { inHundreds } from './limits'
import type { RemoteOption } from './remoteOption'
import type { RemoteSource } from './remoteSource'

/**
 * Finds labels of stored values: any number of widgets asking at once make one request per source, and another for each
 * further hundred values.
 */
export class LabelBatcher {
  readonly #known = new Map<string, Promise<RemoteOption | undefined>>()
  readonly #resolve: (values: string[]) => Promise<RemoteOption[]>
  #waiting: string[] = []
  #request: Promise<Map<string, RemoteOption>> | undefined

  constructor(resolve: (values: string[]) => Promise<RemoteOption[]>) {
    this.#resolve = resolve
  }

  /** The option of a value, or `undefined` when the server does not know it. */
  get(value: string): Promise<RemoteOption | undefined> {
    const known = this.#known.get(value)
    if (known) return known
    this.#waiting.push(value)
    this.#request ??= Promise.resolve().then(() => this.#send())
    const answer = this.#request.then((options) => options.get(value))
    this.#known.set(value, answer)
    // A failed request is forgotten, so that the next widget asks again.
    answer.catch(() => this.#known.delete(value))
    return answer
  }

  /** Takes over options that were seen anyway, e.g. in the results of a search. */
  learn(options: readonly RemoteOption[]): void {
    for (const option of options) this.#known.set(option.value, Promise.resolve(option))
  }

  async #send(): Promise<Map<string, RemoteOption>> {
    const values = this.#waiting
    this.#waiting = []
    this.#request = undefined
    const found = await Promise.all(inHundreds(values).map((some) => this.#resolve(some)))
    return new Map(found.flat().map((option) => [option.value, option]))
  }
}

const batchers = new WeakMap<DataSource, { turn: number; byKey: Map<string, LabelBatcher> }>()

/** The batcher of a source of options; one per data source and key, until all names are given up. */
export function labelBatcher(
  { dataSource, dicts: { turn } }: Pick<Ui, 'dataSource' | 'dicts'>,
  source: RemoteSource,
): LabelBatcher {
  const kept = batchers.get(dataSource)
  const ofSource = kept?.turn === turn ? kept : { turn, byKey: new Map<string, LabelBatcher>() }
  batchers.set(dataSource, ofSource)
  const batcher = ofSource.byKey.get(source.key) ?? new LabelBatcher((values) => source.resolve(values))
  ofSource.byKey.set(source.key, batcher)
  return batcher
}
