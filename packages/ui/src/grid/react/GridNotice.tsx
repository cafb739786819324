import { memo, useEffect, useRef, useState } from 'react'
import { IssueList } from './lazyParts'
import type { GridController } from '../kernel/gridController'
import type { Notice, NoticeAction } from '../api/notice'
import { useSignal } from '../view/useSignal'

/** What a paste could not take, until it is closed; it stays in view while the grid ends below the window. */
export const GridNotice = memo(function GridNotice({ grid }: { grid: GridController }) {
  const [notice, setNotice] = useState<Notice>()
  const [aside, setAside] = useState(false)
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    grid.notify = setNotice
  }, [grid])
  if (!notice) return null
  /** It must not lie upon the cell it has led to. */
  const giveWay = () =>
    requestAnimationFrame(() => {
      const cell = grid.viewport.element?.parentElement?.querySelector('.lg-input')?.getBoundingClientRect()
      const own = note.current?.getBoundingClientRect()
      const width = grid.active()?.laid.width ?? 0
      if (cell && own && cell.left + width > own.left && cell.left < own.right) setAside((now) => !now)
    })
  return (
    <div className="lg-note-dock">
      <div ref={note} className={aside ? 'lg-note lg-aside' : 'lg-note'} role="status">
        {notice.text}
        {notice.cells && notice.cells.length > 0 && (
          <IssueList grid={grid} cells={notice.cells} onGo={giveWay} />
        )}
        {notice.actions?.map((action) => (
          <ActionButton key={action.label} action={action} />
        ))}
        <button
          type="button"
          className="lg-note-close"
          aria-label={grid.messages.close}
          onClick={() => setNotice(undefined)}
        >
          ×
        </button>
      </div>
    </div>
  )
})

function ActionButton({ action }: { action: NoticeAction }) {
  const [done, setDone] = useState<NoticeAction>()
  const run = async () => {
    if (await action.run()) setDone(action)
  }
  return (
    <button type="button" className="lg-button" onClick={() => void run()}>
      {(done === action && action.done) || action.label}
    </button>
  )
}

/** Says to screen readers what is seen otherwise. */
export const LiveRegion = memo(function LiveRegion({ grid }: { grid: GridController }) {
  const text = useSignal(grid.live)
  return (
    <div className="lg-say" aria-live="polite">
      {text}
    </div>
  )
})
