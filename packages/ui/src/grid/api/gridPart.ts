import {
  createElement,
  memo,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ComponentType } from 'react'
import { lazyCode } from '../../foundation/lazy/lazyCode'
import type { Cell } from '../engine/emitter'
import { useHandler } from '../../foundation/useHandler'
import { GridContext } from '../view/gridContext'
import type { GridController } from '../kernel/gridController'

/** A component that comes when it is needed. */
export type GridPart<Props> = ComponentType<Props> & {
  /** Fetches it ahead, so that it is there at once when it is shown. */
  load: () => void
}

/** A window is closed when it cannot be fetched: opening it again asks again. */
interface Closing {
  onCancel?: () => void
}

/**
 * A part of the grid that is fetched when it is first shown, with what stands there until then (nothing, or `Until`).
 * What cannot be fetched never takes the grid and its edits down: the grid says so, and it is tried again the next time.
 *
 * @example const FindBar = gridPart(async () => (await import('./FindBar')).FindBar)
 */
export function gridPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Until?: ComponentType<Props>,
): GridPart<Props> {
  const lazy = lazyCode(load)

  function Part(props: Props) {
    const grid = useContext(GridContext)
    const [, show] = useState(false)
    const close = useHandler(() => (props as Closing).onCancel?.())
    useEffect(() => {
      if (lazy.now()) return
      let here = true
      lazy.fetch().then(
        () => here && show(true),
        (error: unknown) => {
          if (!here || !grid) return
          const reason = error instanceof Error ? error.message : String(error)
          grid.notify({ text: grid.messages.partFailed(reason) })
          close()
        },
      )
      return () => {
        here = false
      }
    }, [grid, close])
    const part = lazy.now()
    if (part) return createElement(part, props)
    return Until ? createElement(Until, props) : null
  }
  return Object.assign(Part, { load: () => void lazy.fetch().catch(() => undefined) })
}

/** Fetches a component ahead, if it is one that can be. */
export function loadAhead(component: unknown): void {
  ;(component as { load?: () => void } | undefined)?.load?.()
}

interface Needed {
  /** What the answer of `is` depends on. */
  by: (grid: GridController) => readonly Pick<Cell<unknown>, 'on'>[]
  /** Whether the part is needed now. */
  is: (grid: GridController) => boolean
  part: ComponentType<{ grid: GridController }>
}

/** Shows a part from the first time it is needed; from then on it knows itself when to show nothing. */
export function onceNeeded({ by, is, part }: Needed) {
  return memo(function OnceNeeded({ grid }: { grid: GridController }) {
    const subscribe = useCallback(
      (listener: () => void) => {
        const ends = by(grid).map((cell) => cell.on(listener))
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
