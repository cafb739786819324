import { lazyMessages } from '../../view/lazyMessages'
import { isTemporaryId } from '../../engine/newRows'
import type { GridController } from '../../kernel/gridController'
import { editingOf } from '../editing/editing'
import { treeOf } from '../tree/treeRows'
import { checkedOf } from '../checked/checkedRows'

/**
 * Removes rows: new ones at once, saved ones after they were confirmed (spec 2 §4). Saved rows that wait for an answer
 * are not asked about again; when asking fails they stay, and the grid says why.
 */
export async function removeRows(
  grid: GridController,
  ids: readonly string[],
  confirm: (rows: Record<string, unknown>[]) => boolean | Promise<boolean>,
): Promise<void> {
  const { engine } = grid
  editingOf(grid).close()
  if (treeOf(grid).enabled) {
    grid.notify({ text: grid.messages.treeKeepsRows })
    return
  }
  const waiting = WAITING.get(grid) ?? new Set()
  WAITING.set(grid, waiting)
  const removable = ids.filter((id) => !checkedOf(grid).disabled.has(id) && !waiting.has(id))
  engine.removeRows(removable.filter(isTemporaryId))
  const saved = removable.filter((id) => engine.store.positionOf(id) >= 0)
  if (saved.length === 0) return
  saved.forEach((id) => waiting.add(id))
  try {
    if (await confirm(saved.map((id) => engine.store.byId(id)!))) engine.removeRows(saved)
  } catch (error) {
    grid.notify({
      text: lazyMessages(grid).removeFailed(error instanceof Error ? error.message : String(error)),
    })
  } finally {
    saved.forEach((id) => waiting.delete(id))
  }
}

/** Rows whose removal has not been answered yet. */
const WAITING = new WeakMap<GridController, Set<string>>()
