import { useCallback } from 'react'
import type { GridController } from '../../kernel/gridController'
import { minWidthOf } from '../../kernel/minWidthOf'
import { columnsOf } from '../columns/columnTable'

/** Starts to resize a column; answers nothing, follows the pointer by itself. */
export type ResizeStart = (
  key: string,
  event: { clientX: number; pointerId: number; currentTarget: Element },
) => void

/** Lets a column be resized by its grip. While it is dragged, only the style sheet of widths changes. */
export function useResize(grid: GridController): ResizeStart {
  return useCallback(
    (key, start) => {
      const laid = grid.layout.get().byKey.get(key)
      const grip = start.currentTarget as HTMLElement
      if (!laid) return
      const rtl = getComputedStyle(grip).direction === 'rtl' ? -1 : 1
      const move = (event: PointerEvent) => {
        const wished = laid.width + rtl * (event.clientX - start.clientX)
        columnsOf(grid).resize(key, Math.max(minWidthOf(laid.column), Math.min(1200, Math.round(wished))))
      }
      const end = () => {
        grip.removeEventListener('pointermove', move)
        grip.removeEventListener('lostpointercapture', end)
      }
      grip.setPointerCapture(start.pointerId)
      grip.addEventListener('pointermove', move)
      grip.addEventListener('lostpointercapture', end)
    },
    [grid],
  )
}
