import { isTemporaryId } from '../../engine/newRows'
import type { GridController } from '../../view/gridController'

/** Removes rows: new ones at once, saved ones after they were confirmed (spec 2 §4). */
export async function removeRows(
  grid: GridController,
  ids: readonly string[],
  confirm: (rows: Record<string, unknown>[]) => boolean | Promise<boolean>,
): Promise<void> {
  grid.editing.close()
  if (grid.tree.enabled) {
    grid.notify({ text: grid.messages.treeKeepsRows })
    return
  }
  const removable = ids.filter((id) => !grid.checked.disabled.has(id))
  const saved = removable.filter((id) => !isTemporaryId(id))
  const rows = saved.map((id) => grid.engine.store.byId(id)).filter((row) => row !== undefined)
  if (rows.length > 0 && !(await confirm(rows))) return
  grid.engine.removeRows(removable)
}
