import { memo } from 'react'
import type { GridController } from '../../kernel/gridController'
import { useSignal } from '../../view/useSignal'
import { dropLineOf } from './dropLineOf'

/** The line at which a dragged row will be put in. */
export const DropLine = memo(function DropLine({ grid }: { grid: GridController }) {
  const line = useSignal(dropLineOf(grid))
  useSignal(grid.viewport.window)
  if (line === undefined) return null
  return (
    <div
      aria-hidden="true"
      className="lg-mark lg-drop"
      style={{ top: grid.viewport.offsetInWindow(line) - 1 }}
    />
  )
})
