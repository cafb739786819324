import { createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextDialog } from '../cells/dialog/TextDialog'
import { inputPopCell } from '../cells/text/inputPopCell'
import { EditableGrid } from '../EditableGrid'
import { GridTester } from '../testing/gridTester'
import type { GridHandle } from '../api/handle'
import { gridPart } from '../api/gridPart'

const { Dialog } = inputPopCell
afterEach(() => Object.assign(inputPopCell, { Dialog }))

it('a cell’s window that cannot be fetched says so and is closed; opened again it comes, on the same page', async () => {
  let asked = 0
  const later = async () => {
    asked += 1
    if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return TextDialog
  }
  Object.assign(inputPopCell, { Dialog: gridPart(later) })
  const ref = createRef<GridHandle>()
  const { container } = await render(
    <EditableGrid
      columns={[{ key: 'note', title: '说明', type: 'input_pop' }]}
      rows={[{ id: 'r1', note: '第一行' }]}
      ref={ref}
    />,
  )
  const tester = new GridTester(container, ref)
  await tester.drawn()
  tester.grid.focusCell('r1', 'note')
  await userEvent.keyboard('{F2}{F2}')
  await expect
    .element(page.getByText('页面的一部分未能加载，请再试一次：Failed to fetch dynamically imported module'))
    .toBeVisible()
  await vi.waitFor(() => expect(document.activeElement).toBe(tester.input))
  expect(asked).toBe(1)

  await userEvent.keyboard('{F2}{F2}')
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toHaveValue('第一行')
  expect(asked).toBe(2)
})

it('what stands in the grid comes by itself when it can be fetched again, its room free until then', async () => {
  let asked = 0
  const Tools = gridPart(
    async () => {
      asked += 1
      if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return () => <p>tools</p>
    },
    () => <p>room</p>,
  )
  await render(<Tools />)
  await expect.element(page.getByText('room')).toBeVisible()
  await expect.element(page.getByText('tools'), { timeout: 15_000 }).toBeVisible()
  expect(asked).toBe(2)
})
