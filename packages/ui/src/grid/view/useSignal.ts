import { useSyncExternalStore } from 'react'
import type { Signal } from '../engine/emitter'

/** The value of a signal; renders again when it changes. */
export function useSignal<Value>(signal: Pick<Signal<Value>, 'get' | 'on'>): Value {
  return useSyncExternalStore(signal.on, signal.get, signal.get)
}
