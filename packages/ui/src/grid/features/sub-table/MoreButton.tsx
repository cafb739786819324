import type { GridController } from '../../kernel/gridController'
import { openCell } from './openCell'

/** The button in a cell that opens its sub-table or the details of its row; on the keyboard that is Ctrl+Enter. */
export function MoreButton({ grid, id, columnKey }: { grid: GridController; id: string; columnKey: string }) {
  return (
    <button
      type="button"
      className="lg-zoom"
      tabIndex={-1}
      title={grid.messages.more}
      aria-label={grid.messages.more}
      onClick={() => {
        const at = grid.find(id, columnKey)
        if (!at) return
        grid.select(at)
        openCell(grid, grid.spot(at))
      }}
    >
      <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M4.5 4.5v-3h8v8h-3M1.5 4.5h8v8h-8z" />
      </svg>
    </button>
  )
}
