import { expect, it } from 'vitest'
import { builtInCells } from '../../builtInCells'
import { compileColumns } from '../../engine/compileColumns'
import { installFeatures } from '../../react/installFeatures'
import { gridMessages } from '../../locale/gridMessages'
import { GridController } from '../../kernel/gridController'
import { buildLayout } from '../../kernel/gridLayout'
import { moveRowTo, targetOf } from './dragRow'
import { sortBy } from '../sorting/sorting'

it('puts a row where the line is, counting that it leaves its old place', () => {
  expect([0, 1, 2, 3].map((line) => targetOf(1, line))).toEqual([0, 1, 1, 2])
})

it('moves a row with the active cell, says so, and refuses in a sorted or read-only grid', () => {
  const grid = installFeatures(
    new GridController('g', { rowKey: 'id', orderKey: 'orderNum' }, gridMessages['en-US'], 'en-US'),
  )
  const [column] = compileColumns([{ key: 'n', title: 'N', type: 'inputNumber' }], builtInCells)
  grid.configure([column!])
  grid.layout.set(buildLayout('g', { start: [], center: [{ column: column!, width: 80 }], end: [] }))
  grid.load([1, 2, 3].map((n) => ({ id: `r${n}`, n })))
  const ids = () => grid.engine.store.rows.map((row) => row['id']).join(' ')
  grid.select({ row: 0, column: 0 })
  moveRowTo(grid, 'r1', 2)
  expect(ids()).toBe('r2 r3 r1')
  expect(grid.active()?.id).toBe('r1')
  expect(grid.live.get()).toBe('Moved to row 3')
  moveRowTo(grid, 'r1', 3)
  sortBy(grid, { key: 'n', direction: 'ascending' })
  moveRowTo(grid, 'r1', 0)
  sortBy(grid, undefined)
  grid.readOnly = true
  moveRowTo(grid, 'r1', 0)
  expect(ids()).toBe('r2 r3 r1')
})
