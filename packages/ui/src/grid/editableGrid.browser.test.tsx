import { createRef } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EditableGrid } from './EditableGrid'
import { makeColumns, makeRows } from './testing/makeRows'
import type { GridHandle } from './types'

it('shows the rows, moves by keyboard, takes typing and sums up', async () => {
  const grid = createRef<GridHandle>()
  const screen = await render(
    <EditableGrid ref={grid} columns={makeColumns(8)} rows={makeRows(50, 8)} size="small" toolbar />,
  )
  await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '53')
  grid.current!.focusCell('r1', 'item1')
  await userEvent.keyboard('abc{Enter}')
  expect(grid.current!.getRows()[0]!.item1).toBe('abc')
  await userEvent.keyboard('{ArrowUp}{ArrowRight}12.5{Tab}')
  expect(grid.current!.getRows()[0]!.quantity1).toBe(12.5)
  expect(grid.current!.getTableData().tableData).toHaveLength(1)
  grid.current!.undo()
  grid.current!.undo()
  expect(grid.current!.isDirty()).toBe(false)
})
