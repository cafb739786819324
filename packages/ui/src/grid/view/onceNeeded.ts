import { createElement, memo, useCallback, useState, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import type { Signal } from '../engine/emitter'
import type { GridController } from '../kernel/gridController'

interface Needed {
  /** What the answer of `is` depends on. */
  by: (grid: GridController) => readonly Pick<Signal<unknown>, 'on'>[]
  /** Whether the part is needed now. */
  is: (grid: GridController) => boolean
  part: ComponentType<{ grid: GridController }>
}

/** Shows a part from the first time it is needed; from then on it knows itself when to show nothing. */
export function onceNeeded({ by, is, part }: Needed) {
  return memo(function OnceNeeded({ grid }: { grid: GridController }) {
    const subscribe = useCallback(
      (listener: () => void) => {
        const ends = by(grid).map((signal) => signal.on(listener))
        return () => ends.forEach((end) => end())
      },
      [grid],
    )
    const read = () => is(grid)
    const now = useSyncExternalStore(subscribe, read, read)
    const [once, setOnce] = useState(now)
    if (now && !once) setOnce(true)
    return now || once ? createElement(part, { grid }) : null
  })
}
