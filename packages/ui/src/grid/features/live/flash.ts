import type { RowSignals } from '../../engine/rowSignals'
import { defineFeature } from '../../kernel/feature'

/** How long a changed cell is marked, in milliseconds (spec 2 §9, "reload effect"). */
export const FLASH = 1400

/** Which cells have just been changed from outside. One timer serves all of them; rows nobody sees are not kept. */
export class Flash {
  /** Rows with the end of their mark and their fields (undefined: all), oldest first. */
  readonly #rows = new Map<string, { until: number; keys: ReadonlySet<string> | undefined; turn: boolean }>()
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #signals: RowSignals

  /** @param signals tells which rows are seen, and is told when their marks end */
  constructor(signals: RowSignals) {
    this.#signals = signals
  }

  /** Marks fields of a row; without fields the whole row. */
  add(rowId: string, keys?: readonly string[]): void {
    if (keys?.length === 0 || (keys && !this.#signals.watched(rowId))) return
    const before = this.#rows.get(rowId)
    const all = keys && (before ? before.keys && new Set([...before.keys, ...keys]) : new Set(keys))
    this.#rows.delete(rowId)
    this.#rows.set(rowId, { until: performance.now() + FLASH, keys: all, turn: !before?.turn })
    this.#timer ??= setTimeout(() => this.#end(), FLASH)
  }

  /** The class of a cell, or nothing. It alternates, so that a mark begins anew while the last one still runs. */
  classOf(rowId: string, key: string): string {
    const mark = this.#rows.get(rowId)
    if (!mark || (mark.keys && !mark.keys.has(key))) return ''
    return mark.turn ? ' lg-flash lg-flash-1' : ' lg-flash lg-flash-2'
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#rows.clear()
  }

  #end(): void {
    this.#timer = undefined
    const now = performance.now()
    for (const [rowId, { until }] of this.#rows) {
      if (until > now) {
        this.#timer = setTimeout(() => this.#end(), until - now)
        return
      }
      this.#rows.delete(rowId)
      this.#signals.touch(rowId)
    }
  }
}

/** Cells of a grid that have just been changed from outside. */
export const flashOf = defineFeature((grid) => new Flash(grid.engine.signals))
