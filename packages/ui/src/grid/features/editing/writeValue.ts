import type { Row } from '@lading/core/rules'
import type { GridController } from '../../kernel/gridController'
import { hasManyCells } from '../selection/ranges'
import { spreadChanges } from '../spans/spreadChanges'
import { editingOf } from './editing'
import { lazyFillChosen } from './lazy'

/** Writes a cell and the fields that go with its value, with Ctrl+Enter all chosen cells, as one undo step. */
export function writeValue(
  grid: GridController,
  { rowId, key }: { rowId: string; key: string },
  value: unknown,
  fills?: Row,
): void {
  const { engine } = grid
  const position = engine.store.positionOf(rowId)
  if (position < 0) return
  if (editingOf(grid).everywhere && hasManyCells(grid.selection.get())) {
    lazyFillChosen.use(grid, (fillChosen) => fillChosen(grid, key, { ...fills, [key]: value }, position))
    return
  }
  engine.entries.drop(rowId, key)
  const changes = Object.entries({ [key]: value, ...fills }).map(([each, its]) => ({
    position,
    key: each,
    value: its,
  }))
  engine.setCells(spreadChanges(grid, changes), 'edit')
}
