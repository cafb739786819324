import { useEffect, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { boxAfterKey, fitBox, moveBox, resizeBox } from './dialogBox'
import type { DialogBox, Edges, Viewport } from './dialogBox'

/** The place that a user gave a dialog. */
export interface DialogPlace {
  /** `undefined`: where the dialog stands by itself. */
  box: DialogBox | undefined
  reset(): void
  /** Starts to move the dialog, or to pull it at its sides. */
  start(event: PointerEvent<HTMLElement>, edges?: Edges): void
  /** Moves by arrows, resizes by Shift and arrows. */
  key(event: KeyboardEvent<HTMLElement>): void
}

const viewport = (): Viewport => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
})

/** Where the dialog around an element stands: as it is laid out, also while it still zooms in. */
function measure(inside: Element): DialogBox | undefined {
  const panel = inside.closest('.ant-modal')?.querySelector<HTMLElement>('.ant-modal-container')
  if (!panel) return undefined
  const box = { left: 0, top: 0, width: panel.offsetWidth, height: panel.offsetHeight }
  for (let each: Element | null = panel; each instanceof HTMLElement; each = each.offsetParent) {
    box.left += each.offsetLeft
    box.top += each.offsetTop
  }
  const wrap = panel.closest('.ant-modal-wrap')
  return { ...box, left: box.left - (wrap?.scrollLeft ?? 0), top: box.top - (wrap?.scrollTop ?? 0) }
}

/** Moves and resizes a dialog within the window; remembers nothing. */
export function useDialogBox(): DialogPlace {
  const [box, setBox] = useState<DialogBox>()
  const placed = box !== undefined
  useEffect(() => {
    if (!placed) return
    const fit = () => setBox((last) => last && fitBox(last, viewport()))
    // The window may have become smaller between the drag and this effect.
    fit()
    window.addEventListener('resize', fit)
    return () => window.removeEventListener('resize', fit)
  }, [placed])
  return {
    box,
    reset: () => setBox(undefined),
    start: (event, edges) => {
      const handle = event.currentTarget
      const first = measure(handle)
      if (!first || event.button !== 0) return
      event.preventDefault()
      const { clientX, clientY } = event
      const move = (now: globalThis.PointerEvent) => {
        const by = [now.clientX - clientX, now.clientY - clientY] as const
        setBox(edges ? resizeBox(first, edges, ...by, viewport()) : moveBox(first, ...by, viewport()))
      }
      const end = () => {
        handle.removeEventListener('pointermove', move)
        handle.removeEventListener('lostpointercapture', end)
      }
      handle.setPointerCapture(event.pointerId)
      handle.addEventListener('pointermove', move)
      handle.addEventListener('lostpointercapture', end)
    },
    key: (event) => {
      const first = box ?? measure(event.currentTarget)
      const next = first && boxAfterKey(first, event, viewport())
      if (!next) return
      event.preventDefault()
      setBox(next)
    },
  }
}
