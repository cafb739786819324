import type { Row } from '@lading/core/rules'
import { Signal } from '../../engine/emitter'
import type { GridEngine } from '../../engine/gridEngine'
import type { GridTree } from '../../api/tree'
import { arrangeTree } from './arrangeTree'
import type { TreeOrder } from './arrangeTree'
import { defineFeature } from '../../kernel/feature'

/** How a row stands in the tree. */
export interface Branch {
  /** From 0. */
  depth: number
  /** Whether children are or may be below it. */
  parent: boolean
  open: boolean
  /** Its children are on their way. */
  loading: boolean
}

/** A grid's rows as a tree: which branches are open, and how rows stand. Without a tree it does nothing. */
export class TreeRows {
  /** Grows when a branch is opened, closed or loading. */
  readonly version = new Signal(0)
  /** Told when the children of a row could not be loaded. */
  failed: ((error: unknown) => void) | undefined
  #tree: GridTree | undefined
  #order: TreeOrder | undefined
  /** Branches whose state differs from what the tree starts with. */
  readonly #switched = new Set<string>()
  readonly #loading = new Map<string, AbortController>()
  readonly #loaded = new Set<string>()
  readonly #engine: GridEngine

  /** @param keepPlace changes the rows' order so that what is worked on stays in view. */
  constructor(engine: GridEngine, keepPlace: (change: () => void) => void) {
    this.#engine = engine
    engine.transactions.on((transaction) => {
      const key = this.parentKey
      if (this.#tree && transaction.updated.some(({ before, after }) => !Object.is(before[key], after[key])))
        keepPlace(() => engine.rearrange())
      if (transaction.reason !== 'load') return
      this.#loading.forEach((request) => request.abort())
      this.#loading.clear()
      this.#loaded.clear()
    })
  }

  /** The field with a parent's id. */
  get parentKey(): string {
    return this.#tree?.parentKey ?? 'parentId'
  }

  get enabled(): boolean {
    return this.#tree !== undefined
  }

  configure(tree: GridTree | undefined): void {
    if (tree === this.#tree) return
    const shaped = tree?.parentKey !== this.#tree?.parentKey || tree?.open !== this.#tree?.open
    this.#tree = tree
    if (shaped) this.#engine.rearrange()
  }

  /** How a row stands in the tree; undefined without a tree. */
  at(position: number): Branch | undefined {
    if (!this.#tree || !this.#order) return undefined
    const row = this.#engine.store.at(position)
    if (!row) return undefined
    const id = this.#engine.store.idOf(row)
    return {
      depth: this.#order.depths[position] ?? 0,
      parent: this.#order.parents[position] === 1 || this.#mayLoad(id, row),
      open: this.#isOpen(id),
      loading: this.#loading.has(id),
    }
  }

  /** Opens or closes a branch; children that are not there yet are loaded. Answers whether the row is a branch. */
  toggle(id: string, open = !this.#isOpen(id)): boolean {
    const position = this.#engine.store.positionOf(id)
    const branch = this.at(position)
    if (!branch?.parent) return false
    if (open === branch.open) return true
    this.#switch(id, open)
    if (open && this.#order?.parents[position] !== 1) void this.#load(id)
    this.#show(id)
    return true
  }

  /** Opens or closes every branch; what is not loaded yet stays closed. */
  toggleAll(open: boolean): void {
    this.#switched.clear()
    const starts = this.#tree?.open ?? false
    if (open !== starts) {
      const { store } = this.#engine
      for (let position = 0; position < store.count; position++)
        if (this.#order?.parents[position] === 1) this.#switched.add(store.idAt(position))
    }
    this.#show()
  }

  /** Puts the rows that pass the filters in the order of the tree. */
  arrange(sorted: Uint32Array | undefined, passed: Uint32Array | undefined): Uint32Array {
    const { store } = this.#engine
    const key = this.parentKey
    this.#order = arrangeTree(
      store.count,
      (position) => {
        const parent = store.at(position)?.[key]
        return parent === null || parent === undefined || parent === ''
          ? -1
          : store.positionOf(String(parent))
      },
      sorted,
      (position) => this.#isOpen(store.idAt(position)),
      passed,
    )
    return this.#order.order
  }

  #isOpen(id: string): boolean {
    return (this.#tree?.open ?? false) !== this.#switched.has(id)
  }

  #switch(id: string, open: boolean): void {
    if (open === (this.#tree?.open ?? false)) this.#switched.delete(id)
    else this.#switched.add(id)
  }

  #mayLoad(id: string, row: Row): boolean {
    return !!this.#tree?.load && !this.#loaded.has(id) && (this.#tree.hasChildren?.(row) ?? true)
  }

  async #load(id: string): Promise<void> {
    const row = this.#engine.store.byId(id)
    if (!row || !this.#tree?.load || this.#loading.has(id) || this.#loaded.has(id)) return
    const request = new AbortController()
    this.#loading.set(id, request)
    try {
      const rows = await this.#tree.load(row, request.signal)
      if (request.signal.aborted) return
      this.#loaded.add(id)
      this.#loading.delete(id)
      this.#engine.takeRows(rows.map((child) => ({ [this.parentKey]: id, ...child })))
    } catch (error) {
      if (request.signal.aborted) return
      this.#loading.delete(id)
      this.#switch(id, false)
      this.failed?.(error)
      this.#tree?.onLoadError?.(error, row)
    }
    this.#show(id)
  }

  #show(id?: string): void {
    if (id !== undefined) this.#engine.signals.touch(id)
    else this.#engine.signals.touchAll()
    this.#engine.rearrange()
    this.version.set(this.version.get() + 1)
  }
}

/** The rows of a grid as a tree. */
export const treeOf = defineFeature((grid) => {
  const tree = new TreeRows(grid.engine, (change) => grid.keepPlace(change))
  grid.engine.structure.on(() => {
    if (tree.enabled) grid.engine.signals.touchAll()
  })
  tree.failed = (error) => {
    const reason = error instanceof Error ? error.message : String(error)
    grid.notify({ text: grid.messages.branchFailed(reason) })
  }
  return tree
})
