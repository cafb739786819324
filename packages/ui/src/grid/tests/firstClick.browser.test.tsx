import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { gridTester } from '../../testing/testers/gridTester'
import { EditableGrid } from '../EditableGrid'
import { COLUMNS, lines } from './renderGrid'

it('opens the cell of a page’s first click, whose code is fetched when the button is let go already', async () => {
  const screen = await render(<EditableGrid columns={COLUMNS} rows={lines(3)} size="small" />)
  const grid = gridTester(screen.container)
  await grid.ready()
  const input = await grid.open(1, '物料')
  // The mouse does not move again.
  await expect.poll(() => input.classList.contains('lg-closed')).toBe(false)
  expect(input.value).toBe('物料2')
})
