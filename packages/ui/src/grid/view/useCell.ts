import { useSyncExternalStore } from 'react'
import type { Cell } from '../engine/emitter'

/** The value of a cell of the grid's state; renders again when it changes. */
export function useCell<Value>(cell: Pick<Cell<Value>, 'get' | 'on'>): Value {
  return useSyncExternalStore(cell.on, cell.get, cell.get)
}
