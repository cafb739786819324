import { createElement, useContext, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { RETRY_MS, lazyCode } from '../../foundation/lazy/lazyCode'
import { useHandler } from '../../foundation/useHandler'
import { CellHostContext } from './cellHost'

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
 * What cannot be fetched never takes the grid and its edits down: the grid says so. A window is closed then, and asked
 * for again when it is opened; all else is asked for again by itself as long as it is shown.
 *
 * @example const FindBar = gridPart(async () => (await import('./FindBar')).FindBar)
 */
export function gridPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Until?: ComponentType<Props>,
): GridPart<Props> {
  const lazy = lazyCode(load)

  function Part(props: Props) {
    const grid = useContext(CellHostContext)
    const [, show] = useState(false)
    const close = useHandler(() => (props as Closing).onCancel?.())
    useEffect(() => {
      if (lazy.now()) return
      let here = true
      let timer: ReturnType<typeof setTimeout> | undefined
      const ask = (isFirst: boolean) =>
        lazy.fetch().then(
          () => here && show(true),
          (error: unknown) => {
            if (!here) return
            timer = setTimeout(() => void ask(false), RETRY_MS)
            if (!isFirst || !grid) return
            const reason = error instanceof Error ? error.message : String(error)
            grid.notify({ text: grid.messages.partFailed(reason) })
            close()
          },
        )
      void ask(true)
      return () => {
        here = false
        clearTimeout(timer)
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
