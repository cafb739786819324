import { useEffect } from 'react'
import { Button } from 'antd'
import { lazyMessages } from '../../view/lazyMessages'
import type { GridController } from '../../kernel/gridController'
import { useSignal } from '../../view/useSignal'
import { popupIsOpen } from '../../../foundation/overlay/popupIsOpen'
import { lockPage, fullScreenOf } from './fullScreen'

/** Lets the grid fill the window; Esc leaves that, once nothing else is open. */
export function FullScreenButton({ grid }: { grid: GridController }) {
  const messages = lazyMessages(grid)
  const full = useSignal(fullScreenOf(grid))
  useEffect(() => {
    if (!full) return
    const root = grid.viewport.element?.closest<HTMLElement>('.lg-root')
    const unlock = lockPage()
    // On the document: after the grid and what is open in it have had their look at the key, and before the dialog
    // around the grid, which must not close with it.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || popupIsOpen(root)) return
      event.stopPropagation()
      fullScreenOf(grid).set(false)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      unlock()
    }
  }, [grid, full])
  useEffect(() => () => fullScreenOf(grid).set(false), [grid])
  return (
    <Button autoInsertSpace={false} aria-pressed={full} onClick={() => fullScreenOf(grid).set(!full)}>
      {full ? messages.leaveFullScreen : messages.fullScreen}
    </Button>
  )
}
