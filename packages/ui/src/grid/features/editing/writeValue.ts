import type { Row } from '@lading/core/rules'
import type { GridController } from '../../kernel/gridController'
import type { EnteredText } from './entered'
import { hasManyCells } from '../selection/ranges'
import { spreadChanges } from '../spans/spreadChanges'
import { editingOf } from './editing'
import { lazyFillChosen } from './lazy'

/** Writes a cell and the fields that go with its value, with Ctrl+Enter all chosen cells, as one undo step. @param entered the text the value was read from */
export function writeValue(
  grid: GridController,
  { rowId, key }: { rowId: string; key: string },
  value: unknown,
  fills?: Row,
  entered?: EnteredText,
): void {
  const { engine } = grid
  const position = engine.store.positionOf(rowId)
  if (position < 0) return
  if (editingOf(grid).everywhere && hasManyCells(grid.selection.get())) {
    lazyFillChosen.use(grid, (fillChosen) => fillChosen(grid, { key, position, value, fills, entered }))
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
