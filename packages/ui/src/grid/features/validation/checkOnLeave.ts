import type { EditState } from '../editing/editing'
import type { GridController } from '../../kernel/gridController'
import { editingOf } from '../editing/editing'

/** How long after leaving a cell it is checked, in milliseconds (spec 2 §5). */
const DELAY = 100

/**
 * Checks a cell when its editor closes, changed or not: a required cell that was only looked into is told, too. A
 * message that is there stays (it may be the server's). Answers the end of it.
 */
export function checkOnLeave(grid: GridController): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let before: EditState | undefined
  const check = ({ rowId, key }: EditState) => {
    const column = grid.engine.column(key)
    const row = grid.engine.store.byId(rowId)
    const now = editingOf(grid).state.get()
    const again = now?.rowId === rowId && now.key === key
    if (!column || !row || again || column.rules.length === 0) return
    if (grid.engine.issues.message(rowId, key) === undefined) void grid.validator.checkAt(column, row)
  }
  const end = editingOf(grid).state.on(() => {
    const now = editingOf(grid).state.get()
    const left = before
    before = now
    if (!left || (now?.rowId === left.rowId && now.key === left.key)) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      check(left)
    }, DELAY)
    timers.add(timer)
  })
  return () => {
    end()
    timers.forEach(clearTimeout)
  }
}
