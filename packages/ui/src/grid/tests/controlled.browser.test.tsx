import { useRef, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Row } from '@lading/core/rules'
import { EditableGrid } from '../EditableGrid'
import { GridTester } from '../testing/gridTester'
import type { GridHandle } from '../api/handle'
import { COLUMNS, lines } from './renderGrid'

let drawn = 0
const columns = COLUMNS.map((column) =>
  column.key === 'name'
    ? {
        ...column,
        render: ({ value }: { value: unknown }) => {
          drawn++
          return String(value)
        },
      }
    : column,
)

/** A page that holds the rows; with `refuse` it does not take changes over. */
function Page({ refuse = false, rows = lines(50) }: { refuse?: boolean; rows?: Row[] }) {
  const [value, setValue] = useState<readonly Row[]>(rows)
  const [renders, setRenders] = useState(0)
  const handle = useRef<GridHandle>(null)
  Object.assign(window, { handle, setValue, renderAgain: () => setRenders((n) => n + 1) })
  return (
    <>
      <output>{`${renders} ${value.map((row) => row['quantity']).reduce((a, b) => Number(a) + Number(b), 0)}`}</output>
      <EditableGrid
        ref={handle}
        columns={columns}
        size="small"
        value={value}
        onValueChange={(next) => !refuse && setValue(next)}
        onSelectionChange={() => {}}
      />
    </>
  )
}

const held = window as unknown as {
  handle: { current: GridHandle }
  setValue: (change: (rows: readonly Row[]) => readonly Row[]) => void
  renderAgain: () => void
}

async function open(props: Parameters<typeof Page>[0] = {}) {
  const screen = await render(<Page {...props} />)
  const tester = new GridTester(screen.container, held.handle)
  await tester.drawn()
  return tester
}

describe('rows that the page holds', () => {
  it('follow what is typed, and undo', async () => {
    const tester = await open({ rows: lines(3) })
    tester.grid.focusCell('r1', 'quantity')
    await userEvent.keyboard('100{Enter}')
    await expect.element(page.getByRole('status').or(page.getByText('0 105')).first()).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(page.getByText('0 6', { exact: true })).toBeVisible()
  })

  it('change in the page, and the grid follows without forgetting the user’s changes', async () => {
    const tester = await open({ rows: lines(5) })
    tester.grid.focusCell('r1', 'quantity')
    await userEvent.keyboard('100{Enter}')
    held.setValue((rows) => [
      ...rows
        .filter((row) => row['id'] !== 'r3')
        .map((row) => (row['id'] === 'r2' ? { ...row, name: '换了' } : row)),
      { id: 'n1', name: '新来的', quantity: 1 },
    ])
    await expect.element(page.getByText('新来的')).toBeVisible()
    expect(tester.grid.getRows().map(({ id, name }) => [id, name])).toEqual([
      ['r1', '物料1'],
      ['r2', '换了'],
      ['r4', '物料4'],
      ['r5', '物料5'],
      ['n1', '新来的'],
    ])
    const { updated, deleted, inserted } = tester.grid.getChangeset()
    expect(updated.map(({ row }) => row['id'])).toEqual(['r1', 'r2'])
    expect([deleted.map(({ id }) => id), inserted.map(({ id }) => id)]).toEqual([['r3'], ['n1']])
    tester.grid.undo()
    await expect.element(page.getByText('物料3')).toBeVisible()
    tester.grid.undo()
    await tester.drawn()
    expect(tester.grid.getRow('r1')?.['quantity']).toBe(1)
  })

  it('are taken back when the page does not take them over', async () => {
    const tester = await open({ refuse: true, rows: lines(3) })
    tester.grid.focusCell('r1', 'quantity')
    await userEvent.keyboard('100{Enter}')
    await tester.drawn()
    await tester.drawn()
    expect(tester.grid.getRow('r1')?.['quantity']).toBe(1)
    expect(tester.text(0, 2)).toBe('1')
  })

  it('get ids when they have none', async () => {
    const tester = await open({
      rows: [
        { name: '甲', quantity: 1 },
        { name: '乙', quantity: 2 },
      ],
    })
    const ids = tester.grid.getRows().map((row) => row['id'])
    expect(new Set(ids).size).toBe(2)
    tester.grid.updateRow(String(ids[0]), { quantity: 5 })
    await expect.element(page.getByText('0 7', { exact: true })).toBeVisible()
  })
})

describe('a page that renders again', () => {
  it('draws no row anew, whatever callbacks it makes', async () => {
    const tester = await open()
    const before = drawn
    for (let n = 1; n <= 5; n++) {
      held.renderAgain()
      await expect.element(page.getByText(new RegExp(`^${n} `))).toBeVisible()
    }
    expect(drawn).toBe(before)
    tester.grid.updateRow('r2', { quantity: 9 })
    await expect.element(page.getByText(/^5 1282$/)).toBeVisible()
    await tester.drawn()
    // One row has changed: one cell is drawn.
    expect(drawn - before).toBe(1)
  })
})
