import { expect, it } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { AT, COLUMNS, lines, renderGrid } from './renderGrid'

it('works by keyboard alone: type, Enter, Tab, F2, Escape, Delete, undo and redo', async () => {
  const { grid, tester } = await renderGrid()
  grid.focusCell('r1', 'name')
  await userEvent.keyboard('缆绳{Enter}')
  expect(tester.text(0, AT.name)).toBe('缆绳')
  await userEvent.keyboard('油漆{Tab}12.5{Enter}')
  expect(tester.text(1, AT.name)).toBe('油漆')
  expect(tester.text(1, AT.quantity)).toBe('12.5')
  expect(tester.text(1, AT.amount)).toBe('25')
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{F2}')
  expect(tester.input.value).toBe('12.5')
  await userEvent.keyboard('9{Escape}')
  expect(tester.text(1, AT.quantity)).toBe('12.5')
  await userEvent.keyboard('{Delete}')
  expect(tester.text(1, AT.quantity)).toBe('')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(tester.text(1, AT.quantity)).toBe('12.5')
  await userEvent.keyboard('{Control>}y{/Control}')
  expect(tester.text(1, AT.quantity)).toBe('')
})

it('the menu of a row that is left gives the keyboard back to the cell', async () => {
  const { grid, tester } = await renderGrid({ toolbar: true })
  grid.focusCell('r2', 'name')
  const openMenu = () => {
    // What a browser makes of the menu key and of Shift+F10; the menu's code comes with the first work in the grid.
    if (!document.querySelector('[role=menu]'))
      tester.input.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
    return document.activeElement?.getAttribute('role')
  }
  await expect.poll(openMenu).toBe('menuitem')
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.poll(() => document.activeElement).toBe(tester.input)
  await userEvent.keyboard('缆绳{Enter}')
  expect(grid.getRows()[1]!['name']).toBe('缆绳')
})

it('arrows leave a cell that was typed over, and move the caret in one that was opened', async () => {
  const { grid, tester } = await renderGrid()
  grid.focusCell('r1', 'name')
  await userEvent.keyboard('a{ArrowDown}b{ArrowRight}')
  expect([tester.text(0, AT.name), tester.text(1, AT.name)]).toEqual(['a', 'b'])
  grid.focusCell('r1', 'name')
  await userEvent.keyboard('{F2}{ArrowLeft}x{Enter}')
  expect(tester.text(0, AT.name)).toBe('xa')
})

it('takes only numbers in a number cell, and reads them as numbers', async () => {
  const { grid, tester } = await renderGrid()
  grid.focusCell('r1', 'quantity')
  await userEvent.keyboard('1a2.x5')
  // Where the cell shows its number.
  expect(getComputedStyle(tester.input).textAlign).toBe('end')
  await userEvent.keyboard('{Enter}')
  expect(grid.getRows()[0]!['quantity']).toBe(12.5)
  await userEvent.keyboard('-{Enter}')
  expect(grid.getRows()[1]!['quantity']).toBe(null)
  expect(tester.text(1, AT.quantity)).toBe('')
})

it('finds an option by typing and by arrows', async () => {
  const { grid, tester } = await renderGrid()
  grid.focusCell('r1', 'unit')
  await userEvent.keyboard('千')
  await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(1)
  expect(tester.input.getAttribute('role')).toBe('combobox')
  await userEvent.keyboard('{Enter}')
  expect(grid.getRows()[0]!['unit']).toBe('KG')
  await userEvent.keyboard('{F2}{ArrowDown}{ArrowDown}{Enter}')
  expect(grid.getRows()[1]!['unit']).toBe('BOX')
  expect(document.querySelector('[role=listbox]')).toBeNull()
})

it('keeps an editor open whose text is no value, says why, and gives up on Escape', async () => {
  const { grid, tester } = await renderGrid()
  grid.focusCell('r1', 'due')
  await userEvent.keyboard('2026-2-30{Enter}')
  expect(tester.input.value).toBe('2026-2-30')
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toContain('不是日期')
  await userEvent.keyboard('{Escape}')
  expect(tester.text(0, AT.due)).toBe('2026-03-01')
  await userEvent.keyboard('2026/4/5{Enter}')
  expect(tester.text(0, AT.due)).toBe('2026-04-05')
})

it('switches a checkbox with Space and skips what cannot be edited', async () => {
  const { grid, tester } = await renderGrid()
  grid.focusCell('r1', 'urgent')
  await userEvent.keyboard(' ')
  expect(grid.getRows()[0]!['urgent']).toBe('Y')
  expect(tester.cell(0, AT.urgent)!.querySelector('[role=checkbox]')!.getAttribute('aria-checked')).toBe(
    'true',
  )
  await userEvent.keyboard('{ArrowRight}99{Enter}')
  expect(tester.text(0, AT.amount)).toBe('2')
})

it('leaves the grid with Tab at its last cell', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(2) })
  grid.focusCell('r2', 'amount')
  expect(document.activeElement).toBe(tester.input)
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).not.toBe(tester.input)
})

it('scrolls with the active cell and keeps it under Page and Ctrl keys', async () => {
  const { grid, tester } = await renderGrid()
  grid.focusCell('r1', 'name')
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await tester.drawn()
  expect(tester.text(199, AT.amount)).toBe('400')
  await userEvent.keyboard('{Control>}{Home}{/Control}{PageDown}')
  await tester.drawn()
  await userEvent.keyboard('hier{Enter}')
  const changed = grid.getRows().findIndex((row) => row['name'] === 'hier')
  expect(changed).toBeGreaterThan(5)
  expect(tester.text(changed, AT.name)).toBe('hier')
})

it('keeps the first letter of an input method, and leaves Enter to it while it composes', async () => {
  const { grid, tester } = await renderGrid()
  grid.focusCell('r1', 'name')
  const session = cdp() as unknown as { send(method: string, parameters: unknown): Promise<unknown> }
  await session.send('Input.imeSetComposition', { text: 'l', selectionStart: 1, selectionEnd: 1 })
  await session.send('Input.imeSetComposition', { text: 'lan', selectionStart: 3, selectionEnd: 3 })
  expect(tester.input.value).toBe('lan')
  tester.input.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, isComposing: true }),
  )
  expect(tester.text(0, AT.name)).toBe('物料1')
  await session.send('Input.insertText', { text: '缆' })
  expect(tester.input.value).toBe('缆')
  await userEvent.keyboard('{Enter}')
  expect(grid.getRows()[0]!['name']).toBe('缆')
})

it('takes a composed number into a number cell cleanly', async () => {
  const { grid } = await renderGrid()
  grid.focusCell('r1', 'quantity')
  const session = cdp() as unknown as { send(method: string, parameters: unknown): Promise<unknown> }
  await session.send('Input.imeSetComposition', { text: '１', selectionStart: 1, selectionEnd: 1 })
  await session.send('Input.insertText', { text: '１２' })
  await userEvent.keyboard('{Enter}')
  expect(grid.getRows()[0]!['quantity']).toBe(12)
})

it('edits nothing in a read-only grid, and still moves and copies', async () => {
  const { grid, tester } = await renderGrid({ readOnly: true, toolbar: true, columns: COLUMNS })
  grid.focusCell('r1', 'name')
  await userEvent.keyboard('x{Enter}{Delete}')
  tester.paste('weg')
  expect(grid.isDirty()).toBe(false)
  expect(tester.copy().text).toBe('物料2')
})
