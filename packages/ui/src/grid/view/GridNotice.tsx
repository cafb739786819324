import { memo, useEffect, useState } from 'react'
import type { GridController, Notice } from './gridController'
import { IssueList } from '../laterParts'
import { useCell } from './useCell'

/** What a paste could not take, until it is closed; it stays in view while the grid ends below the window. */
export const GridNotice = memo(function GridNotice({ grid }: { grid: GridController }) {
  const [notice, setNotice] = useState<Notice>()
  useEffect(() => {
    grid.notify = setNotice
  }, [grid])
  if (!notice) return null
  return (
    <div className="lg-note-dock">
      <div className="lg-note" role="status">
        {notice.text}
        {notice.cells && notice.cells.length > 0 && <IssueList grid={grid} cells={notice.cells} />}
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

/** Says to screen readers what is seen otherwise. */
export const LiveRegion = memo(function LiveRegion({ grid }: { grid: GridController }) {
  const text = useCell(grid.live)
  return (
    <div className="lg-say" aria-live="polite">
      {text}
    </div>
  )
})
