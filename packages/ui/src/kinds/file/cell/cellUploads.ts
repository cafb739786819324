import type { UploadItem, UploadList, UploadListOptions } from '../../../upload/logic/uploadList'
import type { GridEngine } from '../../../grid/engine/gridEngine'
import { Signal } from '../../../grid/engine/emitter'
import type { Transaction } from '../../../grid/engine/transaction'
import { defineFeature } from '../../../grid/kernel/feature'

/** Makes the list of a cell that holds a value; it comes with the panel, since most grids send no files. */
export type OpenUploads = (
  value: unknown,
  events: Pick<UploadListOptions, 'onValue' | 'onItems'>,
) => UploadList

/**
 * The files of cells as they are sent. They go on when the panel closes or the row is scrolled away; what is stored is
 * written into the cell, as an edit of its own. Cells that nobody opens cost nothing.
 */
export class CellUploads {
  /** Grows with every change of any list. */
  readonly version = new Signal(0)
  readonly #engine: GridEngine
  readonly #lists = new Map<string, { rowId: string; key: string; list: UploadList }>()

  constructor(engine: GridEngine) {
    this.#engine = engine
    engine.transactions.on((transaction) => this.#follow(transaction))
  }

  /** Files on their way in a cell, and those that failed; none where nothing is sent. */
  pending(rowId: string, key: string): readonly UploadItem[] {
    const items = this.#lists.get(nameOf(rowId, key))?.list.items() ?? []
    return items.filter(({ status }) => status !== 'done')
  }

  /** The list of a cell, made by `open` when it has none. */
  list(rowId: string, key: string, open: OpenUploads): UploadList {
    const name = nameOf(rowId, key)
    const known = this.#lists.get(name)
    if (known) return known.list
    const value = this.#engine.store.byId(rowId)?.[key]
    // A panel asks for its list while it is drawn: taking over the value is no news.
    let ready = false
    const list = open(value, {
      onValue: (next) => {
        const position = this.#engine.store.positionOf(rowId)
        if (position >= 0) this.#engine.setCells([{ position, key, value: next ?? '' }], 'edit')
      },
      onItems: () => ready && this.#tell(rowId),
    })
    this.#lists.set(name, { rowId, key, list })
    list.setValue(value)
    ready = true
    return list
  }

  #tell(rowId: string): void {
    this.version.set(this.version.get() + 1)
    this.#engine.signals.touch(rowId)
  }

  /** Undo, paste and the page change values too; rows that are gone need no files. */
  #follow(transaction: Transaction): void {
    if (this.#lists.size === 0) return
    const { reason } = transaction
    const changed = new Map(transaction.updated.map(({ id, after }) => [id, after]))
    const gone = new Set(transaction.removed)
    for (const [name, { rowId, key, list }] of [...this.#lists]) {
      if (reason === 'load' || gone.has(rowId)) {
        this.#lists.delete(name)
        list.dispose()
      } else if (changed.has(rowId)) list.setValue(changed.get(rowId)?.[key])
    }
  }
}

function nameOf(rowId: string, key: string): string {
  return `${rowId}\n${key}`
}

/** The files of a grid's cells, as they are sent. */
export const uploadsOf = defineFeature((grid) => new CellUploads(grid.engine))
