import { expect, it } from 'vitest'
import { GridController } from '../../kernel/gridController'
import { buildLayout } from '../../kernel/gridLayout'
import { builtInCells } from '../../builtInCells'
import { compileColumns } from '../../engine/compileColumns'
import { gridMessages } from '../../locale/gridMessages'
import { installFeatures } from '../../react/installFeatures'
import { spansOf } from './gridSpans'

it('draws the body anew after an edit only where cells may merge', () => {
  const grid = installFeatures(
    new GridController('g', { rowKey: 'id', orderKey: 'orderNum' }, gridMessages['en-US'], 'en-US'),
  )
  const columns = compileColumns([{ key: 'area', title: 'Area' }], builtInCells)
  grid.configure(columns)
  grid.layout.set(buildLayout('g', { start: [], center: [{ column: columns[0]!, width: 80 }], end: [] }))
  grid.load(['A', 'B', 'C'].map((area, n) => ({ id: `r${n}`, area })))
  const spans = spansOf(grid)
  const told = () => {
    const before = spans.version.get()
    // As it is drawn.
    spans.get()
    grid.engine.updateRows([{ id: 'r0', values: { area: `A${before}` } }], 'edit')
    return spans.version.get() - before
  }
  expect(told()).toBe(0)
  spans.configure((row) => (row['area'] === 'B' ? { rowSpan: 2 } : undefined))
  expect(spans.get()?.merges).toHaveLength(1)
  expect(told()).toBe(1)
  spans.configure(undefined)
  expect(spans.get()).toBeUndefined()
  expect(told()).toBe(0)
})
