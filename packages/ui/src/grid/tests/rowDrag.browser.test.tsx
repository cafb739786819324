import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { GridTester } from '../testing/gridTester'
import { COLUMNS, lines, renderGrid } from './renderGrid'

const columns = [{ key: '$drag', title: '', type: 'row-drag-sort' }, ...COLUMNS]

/** Drags a row's handle over the middle of another row's lower half. */
function drag(tester: GridTester, from: number, over: number, end: 'pointerup' | 'none' = 'pointerup') {
  const handle = (row: number) =>
    tester.root.querySelector<HTMLElement>(`.lg-body [aria-rowindex="${row + 2}"] .lg-drag`)!
  const { bottom } = handle(over).closest('[role=row]')!.getBoundingClientRect()
  const send = (target: EventTarget, type: string, clientY: number) =>
    target.dispatchEvent(
      new PointerEvent(type, { clientY, pointerId: 1, button: 0, buttons: 1, bubbles: true }),
    )
  send(handle(from), 'pointerdown', handle(from).getBoundingClientRect().top)
  send(window, 'pointermove', bottom - 4)
  if (end === 'pointerup') send(window, 'pointerup', bottom - 4)
}

it('drags a row to another place, with one undo step and new order numbers', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(5), columns })
  const ids = () => grid.getRows().map((row) => row['id'])
  drag(tester, 0, 2)
  await tester.drawn()
  expect(ids()).toEqual(['r2', 'r3', 'r1', 'r4', 'r5'])
  expect(grid.getRows().map((row) => row['orderNum'])).toEqual([1, 2, 3, 4, 5])
  expect(grid.isDirty()).toBe(true)
  grid.undo()
  expect(ids()).toEqual(['r1', 'r2', 'r3', 'r4', 'r5'])
  expect(grid.isDirty()).toBe(false)
  drag(tester, 0, 2, 'none')
  await expect.poll(() => tester.root.querySelector('.lg-drop')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => tester.root.querySelector('.lg-drop')).toBeNull()
  expect(ids()[0]).toBe('r1')
})

it('moves a row from the keyboard within bounds, and says where it is; not while rows are sorted', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(3), columns })
  const ids = () => grid.getRows().map((row) => row['id'])
  grid.focusCell('r1', 'name')
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}{/Alt}')
  expect(ids()).toEqual(['r2', 'r3', 'r1'])
  await expect.poll(() => tester.root.querySelector('[aria-live]')!.textContent).toBe('已移到第 3 行')
  await userEvent.keyboard('neu{Enter}')
  expect(grid.getRow('r1')).toMatchObject({ name: 'neu' })
  grid.sort({ key: 'quantity', direction: 'descending' })
  grid.focusCell('r1', 'name')
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}')
  drag(tester, 0, 2)
  expect(ids()).toEqual(['r2', 'r3', 'r1'])
})

it('moves the row whose handle was pressed by the keys that its tip names', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(3), columns })
  await userEvent.click(tester.root.querySelector('.lg-body [aria-rowindex="3"] .lg-drag')!)
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
  await expect.poll(() => grid.getRows().map((row) => row['id'])).toEqual(['r1', 'r3', 'r2'])
})

it('writes what is shown as CSV', async () => {
  const { grid } = await renderGrid({ rows: lines(12), columns })
  grid.filter([{ key: 'name', contains: '物料1' }])
  grid.sort({ key: 'quantity', direction: 'descending' })
  expect(grid.toCsv().split('\r\n')).toEqual([
    '\uFEFF物料,数量,单位,交期,加急,金额',
    '物料12,12,个,2026-03-01,N,24',
    '物料11,11,个,2026-03-01,N,22',
    '物料10,10,个,2026-03-01,N,20',
    '物料1,1,个,2026-03-01,N,2',
    '',
  ])
})
