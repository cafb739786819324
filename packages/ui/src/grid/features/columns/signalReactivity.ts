import type { TableFeatures } from '@tanstack/react-table'
import { Emitter } from '../../engine/emitter'
import type { Signal } from '../../engine/emitter'

/** What TanStack Table asks of the signals that it keeps its state in. */
export type Reactivity = NonNullable<TableFeatures['coreReactivityFeature']>

/** A value that can be read and followed, for `useSignal`. */
export type Followed<Value> = Pick<Signal<Value>, 'get' | 'on'>

/**
 * TanStack Table's state in signals of the grid. What is derived is computed when it is read (the table's own memos
 * compare what it is made of), and told to those who follow it when it has become another value.
 */
export function signalReactivity(): Reactivity {
  const changed = new Emitter()
  let batches = 0
  let waiting = false
  const tell = () => {
    waiting = batches > 0
    if (!waiting) changed.emit()
  }
  const atomOf = <Value>(get: () => Value) => ({
    get,
    subscribe: (observer: ((value: Value) => void) | { next?: (value: Value) => void }) => {
      let last = get()
      const unsubscribe = changed.on(() => {
        const now = get()
        if (Object.is(now, last)) return
        last = now
        if (typeof observer === 'function') observer(now)
        else observer.next?.(now)
      })
      return { unsubscribe }
    },
  })
  return {
    createOptionsStore: false,
    wrapExternalAtoms: false,
    // What the table follows lives as long as the grid.
    addSubscription: () => {},
    createReadonlyAtom: atomOf,
    createWritableAtom: <Value>(first: Value) => {
      let value = first
      const set = (next: Value | ((before: Value) => Value)) => {
        const now = typeof next === 'function' ? (next as (before: Value) => Value)(value) : next
        if (Object.is(now, value)) return
        value = now
        tell()
      }
      return { ...atomOf(() => value), set }
    },
    untrack: (read) => read(),
    batch: (work) => {
      batches++
      try {
        work()
      } finally {
        batches--
        if (batches === 0 && waiting) tell()
      }
    },
    schedule: queueMicrotask,
  }
}

/** Makes a value of others, anew only when one of these is another: what is followed must stay the same object. */
export function madeOf<const Parts extends readonly unknown[], Value>(
  read: () => Parts,
  make: (...parts: Parts) => Value,
): () => Value {
  let last: { parts: Parts; value: Value } | undefined
  return () => {
    const parts = read()
    if (!last?.parts.every((part, index) => Object.is(part, parts[index])))
      last = { parts, value: make(...parts) }
    return last.value
  }
}

/** What follows from an atom of the table, as a value of the grid. */
export function followed<Value, Made>(
  atom: { get: () => Value; subscribe: (next: () => void) => { unsubscribe: () => void } },
  make: (value: Value) => Made,
): Followed<Made> {
  return {
    get: madeOf(() => [atom.get()] as const, make),
    on: (listener) => atom.subscribe(() => listener()).unsubscribe,
  }
}
