import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { RowChange } from '@lading/core/ports'
import type { LiveSource } from '../api/live'
import { AT, lines, renderGrid } from './renderGrid'

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** A source that a test speaks through. */
function source() {
  const listeners = new Set<(changes: readonly RowChange[]) => void>()
  const live: LiveSource = {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const tell = async (...changes: RowChange[]) => {
    listeners.forEach((listener) => listener(changes))
    await wait(80)
  }
  return { live, tell, listeners }
}

it('takes over what others save: marked for 1400 ms, no change of ours, nothing to undo', async () => {
  const { live, tell, listeners } = source()
  const { grid, tester, screen } = await renderGrid({ live })
  await tell(
    { type: 'update', row: { id: 'r1', quantity: 9 } },
    { type: 'insert', row: { id: 's1', name: '新物料', quantity: 1 }, index: 1 },
    { type: 'remove', id: 'r3' },
    { type: 'update', row: { id: 'unknown', quantity: 9 } },
  )
  await tester.drawn()
  expect(tester.text(0, AT.quantity)).toBe('9')
  expect(tester.text(0, AT.amount)).toBe('18')
  expect([1, 2, 3].map((row) => tester.text(row, AT.name))).toEqual(['新物料', '物料2', '物料4'])
  expect(tester.footer(0)[AT.quantity]).toBe(String((200 * 201) / 2 + 8 - 3 + 1))
  expect(tester.cell(0, AT.quantity)!.className).toContain('lg-flash')
  expect(tester.cell(0, AT.name)!.className).not.toContain('lg-flash')
  expect(tester.cell(1, AT.name)!.className).toContain('lg-flash')
  expect(grid.isDirty()).toBe(false)
  expect(grid.getTableData()).toEqual({ tableData: [], deleteData: [] })
  grid.undo()
  expect(grid.getRow('r1')).toMatchObject({ quantity: 9 })
  await expect.poll(() => tester.root.querySelector('.lg-flash')).toBeNull()
  await screen.unmount()
  expect(listeners.size).toBe(0)
})

it('leaves what is typed, selected and looked at alone', async () => {
  const { live, tell } = source()
  const { grid, tester } = await renderGrid({ live })
  await tester.scrollTo(36 * 50)
  grid.focusCell('r55', 'name')
  await userEvent.keyboard('mine')
  const top = tester.cell(54, AT.name)!.getBoundingClientRect().top
  await tell(
    { type: 'insert', row: { id: 's1', name: 'first' }, index: 0 },
    { type: 'remove', id: 'r2' },
    { type: 'remove', id: 'r3' },
    { type: 'remove', id: 'r55' },
    { type: 'update', row: { id: 'r55', quantity: 7 } },
    { type: 'update', row: { id: 'r56', name: 'theirs' } },
  )
  await tester.drawn()
  expect(tester.input.value).toBe('mine')
  expect(document.activeElement).toBe(tester.input)
  expect(tester.cell(53, AT.name)!.getBoundingClientRect().top).toBe(top)
  expect(tester.input.getBoundingClientRect().top).toBeCloseTo(top, 0)
  await userEvent.keyboard('{Enter}')
  expect(grid.getRow('r55')).toMatchObject({ name: 'mine', quantity: 7 })
  expect(tester.text(54, AT.name)).toBe('theirs')
})

it('keeps both sides of a conflict until somebody decides, and undo brings back theirs', async () => {
  const { live, tell } = source()
  const { grid, tester } = await renderGrid({ live })
  grid.updateRow('r1', { name: 'mine', quantity: 5 })
  grid.updateRow('r2', { name: 'mine2' })
  await tell(
    { type: 'update', row: { id: 'r1', name: 'theirs', quantity: 5, due: '2026-09-09' } },
    { type: 'update', row: { id: 'r2', name: 'theirs2' } },
    { type: 'update', row: { id: 'r1', urgent: 'Y' } },
  )
  await tester.drawn()
  expect(tester.text(0, AT.name)).toBe('mine')
  expect(tester.text(0, AT.due)).toBe('2026-09-09')
  expect(tester.cell(0, AT.name)!.className).toContain('lg-conflict')
  expect(tester.cell(0, AT.quantity)!.className).not.toMatch(/lg-conflict|lg-dirty/)
  expect(tester.root.textContent).toContain('2 处与他人的修改冲突')
  expect(grid.getChangeset().updated.map(({ row }) => row['name'])).toEqual(['mine', 'mine2'])

  grid.focusCell('r1', 'name')
  await expect
    .poll(() => document.querySelector('[role=tooltip]')?.textContent)
    .toContain('他人已改为“theirs”')
  await userEvent.click(tester.button('采用他人的'))
  await tester.drawn()
  expect(tester.text(0, AT.name)).toBe('theirs')
  expect(grid.getChangeset().updated.map(({ row }) => row['name'])).toEqual(['mine2'])
  await userEvent.click(tester.button('下一处冲突'))
  await userEvent.click(tester.button('保留我的'))
  await tester.drawn()
  expect(tester.text(1, AT.name)).toBe('mine2')
  expect(tester.root.querySelector('.lg-conflict')).toBeNull()

  // Taken back: first the decision, then the edits made before; these end where the others have come to.
  grid.undo()
  expect(grid.getRow('r1')).toMatchObject({ name: 'mine' })
  grid.undo()
  expect(grid.getRow('r2')).toMatchObject({ name: 'theirs2' })
  grid.undo()
  expect(grid.getRow('r1')).toMatchObject({ name: 'theirs', quantity: 5, due: '2026-09-09', urgent: 'Y' })
  expect(grid.isDirty()).toBe(false)
  grid.redo()
  expect(grid.getRow('r1')).toMatchObject({ name: 'mine', due: '2026-09-09' })
})

it('marks a text typed while others changed its cell, and a changed row that others removed', async () => {
  const { live, tell } = source()
  const { grid, tester } = await renderGrid({ live })
  grid.focusCell('r1', 'name')
  await userEvent.keyboard('mine')
  await tell({ type: 'update', row: { id: 'r1', name: 'theirs' } })
  await userEvent.keyboard('{Enter}')
  await tester.drawn()
  expect(tester.text(0, AT.name)).toBe('mine')
  expect(tester.cell(0, AT.name)!.className).toContain('lg-conflict')

  grid.updateRow('r4', { quantity: 44 })
  await tell({ type: 'remove', id: 'r4' }, { type: 'remove', id: 'r5' })
  expect(grid.getRow('r5')).toBeUndefined()
  grid.focusCell('r4', 'quantity')
  await tester.drawn()
  expect(tester.root.textContent).toContain('他人已删除此行')
  await userEvent.click(tester.button('采用他人的'))
  expect(grid.getRow('r4')).toBeUndefined()
  expect(grid.getTableData().deleteData).toEqual([])
})

it('undoes steps around rows that others put in and took away', async () => {
  const { live, tell } = source()
  const { grid } = await renderGrid({ live, rows: lines(6) })
  const ids = () =>
    grid
      .getRows()
      .map((row) => row['id'])
      .join(' ')
  grid.updateRow('r5', { quantity: 50 })
  grid.removeRows(['r2', 'r3'])
  grid.moveRow('r6', 0)
  await tell(
    { type: 'insert', row: { id: 's1' }, index: 0 },
    { type: 'insert', row: { id: 's2' }, index: 2 },
    { type: 'remove', id: 'r4' },
  )
  expect(ids()).toBe('s1 r6 s2 r1 r5')
  grid.undo()
  grid.undo()
  expect(ids()).toContain('r1 r2 r3')
  grid.undo()
  expect(grid.getRow('r5')).toMatchObject({ quantity: 5 })
  expect(grid.isDirty()).toBe(false)
  for (let step = 0; step < 3; step++) grid.redo()
  expect(ids()).not.toMatch(/r2|r3|r4/)
  expect(grid.getRow('r5')).toMatchObject({ quantity: 50 })
})

it('keeps up with 1,000 changed rows a second while somebody types', async () => {
  const { live, tell } = source()
  const { grid, tester } = await renderGrid({ live, rows: lines(10_000) })
  grid.focusCell('r3', 'name')
  let sent = 0
  const sum = vi.fn(() => (10_000 * 10_001) / 2)
  const timer = setInterval(() => {
    const changes = Array.from({ length: 50 }, (): RowChange => {
      const at = (sent++ * 7) % 10_000
      return { type: 'update', row: { id: `r${at + 1}`, quantity: at + 1 + sent } }
    })
    void tell(...changes)
  }, 50)
  const text = 'abcdefghijklmnopqrstuvwxyz'
  for (const letter of text) {
    await userEvent.keyboard(letter)
    await wait(20)
  }
  expect(tester.input.value).toBe(text)
  await userEvent.keyboard('{Enter}')
  clearInterval(timer)
  await wait(120)
  expect(grid.getRow('r3')).toMatchObject({ name: text })
  expect(sent).toBeGreaterThan(400)
  const rows = grid.getRows()
  const total = rows.reduce((all, row) => all + Number(row['quantity']), 0)
  expect(grid.getStatistics()['quantity']!.sum).toBe(total)
  expect(total).toBeGreaterThan(sum())
  expect(grid.getChangeset().updated.map(({ row }) => row['id'])).toEqual(['r3'])
})

it('sorted rows: the one being worked on stays, others go to their places, the active cell stays the same', async () => {
  const { live, tell } = source()
  const { grid, tester } = await renderGrid({ live, rows: lines(100) })
  grid.sort({ key: 'quantity', direction: 'ascending' })
  grid.focusCell('r3', 'quantity')
  await userEvent.keyboard('500{Tab}')
  await tester.drawn()
  expect(tester.text(2, AT.name)).toBe('物料3')
  await userEvent.keyboard('{ArrowDown}')
  await tester.drawn()
  expect([2, 3].map((row) => tester.text(row, AT.name))).toEqual(['物料4', '物料5'])
  expect(grid.getShownRow(99)).toMatchObject({ id: 'r3' })
  expect(tester.input.getAttribute('aria-label')).toContain('第 4 行')
  await tell({ type: 'update', row: { id: 'r90', quantity: 0 } })
  await tester.drawn()
  expect(grid.getShownRow(0)).toMatchObject({ id: 'r90' })
  expect(tester.input.getAttribute('aria-label')).toContain('第 4 行')
  grid.undo()
  expect(grid.getShownRow(3)).toMatchObject({ id: 'r3' })
})
