import { memo } from 'react'
import { Button } from 'antd'
import { lazyMessages } from '../../view/lazyMessages'
import type { GridController } from '../../kernel/gridController'
import { useSignal } from '../../view/useSignal'
import { issueStyles } from '../validation/issueStyles'
import { conflictText, goToConflict, settleConflict } from './conflicts'

/** How many cells others have changed, too; the way to them, and whose value shall stay in the active one. */
export const ConflictBar = memo(function ConflictBar({ grid }: { grid: GridController }) {
  useSignal(grid.engine.conflictVersion)
  useSignal(grid.selection)
  const { engine } = grid
  const messages = lazyMessages(grid)
  const { count } = engine.conflicts
  if (count === 0) return null
  const spot = grid.active()
  const text = spot && conflictText(grid, spot.id, spot.column.key)
  const settle = (whose: 'mine' | 'theirs') => {
    if (!spot) return
    settleConflict(grid, spot.id, spot.column.key, whose)
    grid.focusInput()
  }
  return (
    <div className="lg-issues lg-conflicts">
      <style href="lading-grid-issues" precedence="medium">
        {issueStyles}
      </style>
      <span role="status">
        {messages.conflicts(count)}
        {text ? ` · ${text}` : ''}
      </span>
      <Button autoInsertSpace={false} size="small" onClick={() => goToConflict(grid)}>
        {messages.nextConflict}
      </Button>
      {text && (
        <>
          <Button autoInsertSpace={false} size="small" onClick={() => settle('mine')}>
            {messages.keepMine}
          </Button>
          <Button autoInsertSpace={false} size="small" onClick={() => settle('theirs')}>
            {messages.takeTheirs}
          </Button>
        </>
      )}
    </div>
  )
})
