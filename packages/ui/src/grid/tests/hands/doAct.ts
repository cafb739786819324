import { cdp, userEvent } from 'vitest/browser'
import type { GridTester } from '../../testing/gridTester'
import type { GridController } from '../../kernel/gridController'
import type { Act } from './hand'
import { cellAt } from './sheetCells'

/** What acts leave behind that is not in the sheet. */
export interface Trace {
  copied?: string
  browser?: boolean
}

interface Point {
  x: number
  y: number
}

const session = () => cdp() as unknown as { send(method: string, parameters: unknown): Promise<unknown> }

/** Does one thing with the sheet, as a person does. */
export async function doAct(act: Act, tester: GridTester, grid: GridController, trace: Trace): Promise<void> {
  const element = (name: string): HTMLElement => {
    const { row, column } = cellAt(grid, name)
    const found = tester.cell(row, column)
    if (!found) throw new Error(`${name} is not drawn.`)
    return found
  }
  const title = (letter: string) => {
    const { column } = cellAt(grid, `${letter}1`)
    const { key } = grid.layout.get().columns[column]!.column
    return tester.root.querySelector<HTMLElement>(`.lg-head [data-key="${key}"]`)!
  }
  if (typeof act === 'string') return userEvent.keyboard(act)
  if ('click' in act) {
    const at = element(act.click)
    if (act.times) return userEvent.dblClick(at)
    const button = act.right ? 'right' : act.middle ? 'middle' : 'left'
    return userEvent.click(at, { button, ...(act.with && { modifiers: [act.with] }) })
  }
  if ('drag' in act) return drag(element(act.drag[0]), [middle(element(act.drag[1]))], act.with)
  if ('dragLost' in act) {
    press('mousedown', element(act.dragLost[0]), middle(element(act.dragLost[0])))
    press('mousemove', window, middle(element(act.dragLost[1])))
    press('mousemove', window, middle(element(act.then)), { buttons: 0 })
    return press('mousemove', window, middle(element(act.then)), { buttons: 0 })
  }
  if ('dragBelow' in act) return dragBelow(act, element(act.dragBelow), grid)
  if ('fill' in act || 'fillDouble' in act) {
    const handle = tester.root.querySelector<HTMLElement>('.lg-handle')!
    if ('fillDouble' in act) return userEvent.dblClick(handle)
    const goal = middle(element(act.fill))
    press('mousedown', handle, middle(handle))
    press('mousemove', window, goal)
    await tester.drawn()
    if (act.escape) await userEvent.keyboard('{Escape}')
    return press('mouseup', window, goal, { buttons: 0, ctrlKey: act.with === 'Control' })
  }
  if ('title' in act) {
    const head = title(act.title)
    return userEvent.click(
      head.querySelector<HTMLElement>('.lg-sort') ?? head.querySelector<HTMLElement>('.lg-title')!,
    )
  }
  if ('border' in act) {
    const grip = title(act.border).querySelector<HTMLElement>('.lg-grip')!
    if (act.by === undefined) return userEvent.dblClick(grip)
    const { x, y } = middle(grip)
    const send = (type: string, clientX: number) =>
      grip.dispatchEvent(
        new PointerEvent(type, { clientX, clientY: y, pointerId: 1, buttons: 1, bubbles: true }),
      )
    send('pointerdown', x)
    send('pointermove', x + act.by)
    send('pointerup', x + act.by)
    return
  }
  if ('corner' in act) return userEvent.click(numbers(tester, grid, '.lg-head'))
  if ('rowNumber' in act) {
    const of = (row: number) => numbers(tester, grid, `.lg-body [aria-rowindex="${row + tester.headRows}"]`)
    if (act.to !== undefined) return drag(of(act.rowNumber), [middle(of(act.to))])
    return userEvent.click(of(act.rowNumber), act.with ? { modifiers: [act.with] } : {})
  }
  if ('wheel' in act)
    return userEvent.wheel(tester.scroller, { delta: act.across ? { x: act.wheel } : { y: act.wheel } })
  if ('copy' in act) {
    trace.copied = tester.copy(act.cut).text
    return
  }
  if ('paste' in act) return tester.paste(act.paste)
  if ('compose' in act) {
    const { length } = act.compose
    await session().send('Input.imeSetComposition', {
      text: act.compose,
      selectionStart: length,
      selectionEnd: length,
    })
    return
  }
  if ('word' in act) {
    await session().send('Input.insertText', { text: act.word })
    return
  }
  if ('imeKey' in act) {
    const init = { key: act.imeKey, keyCode: 229, isComposing: true, bubbles: true, cancelable: true }
    tester.input.dispatchEvent(new KeyboardEvent('keydown', init))
    return
  }
  if ('key' in act) {
    const { key, ctrl: ctrlKey, shift: shiftKey, alt: altKey } = act
    const modifiers = {
      ...(ctrlKey && { ctrlKey }),
      ...(shiftKey && { shiftKey }),
      ...(altKey && { altKey }),
    }
    const event = new KeyboardEvent('keydown', { key, ...modifiers, bubbles: true, cancelable: true })
    trace.browser = tester.input.dispatchEvent(event)
    return
  }
  if ('menuKey' in act) {
    tester.input.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
    return
  }
  return userEvent.click(document.body, { position: { x: 1200, y: 700 } })
}

const middle = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function press(type: string, target: EventTarget, { x, y }: Point, more: MouseEventInit = {}): void {
  const init = { clientX: x, clientY: y, button: 0, buttons: 1, bubbles: true, cancelable: true, ...more }
  target.dispatchEvent(new MouseEvent(type, init))
}

async function drag(from: Element, way: readonly Point[], key?: 'Shift' | 'Control'): Promise<void> {
  const more = { shiftKey: key === 'Shift', ctrlKey: key === 'Control' }
  press('mousedown', from, middle(from), more)
  for (const point of way) press('mousemove', window, point, more)
  press('mouseup', window, way.at(-1)!, { ...more, buttons: 0 })
}

/** A cell of the column with the row numbers. */
function numbers(tester: GridTester, grid: GridController, within: string): HTMLElement {
  const index = grid.layout.get().columns.findIndex(({ column }) => column.def.type === 'row-number')
  return tester.root.querySelector<HTMLElement>(`${within} [aria-colindex="${index + 1}"]`)!
}

/** The page is so high that the sheet reaches below the window: both have to scroll. */
async function dragBelow(act: { dragBelow: string; until: string }, from: Element, grid: GridController) {
  const { row } = cellAt(grid, act.until)
  document.body.style.paddingTop = `${innerHeight - 240}px`
  press('mousedown', from, middle(from))
  const below = { x: middle(from).x, y: innerHeight + 40 }
  press('mousemove', window, below)
  const reached = () => (grid.selection.get()?.head.row ?? 0) >= row
  for (let tries = 0; !reached() && tries < 200; tries++)
    await new Promise((resolve) => setTimeout(resolve, 10))
  press('mouseup', window, below, { buttons: 0 })
  document.body.style.paddingTop = ''
  document.scrollingElement!.scrollTop = 0
  if (!reached())
    throw new Error(`The range has come to row ${(grid.selection.get()?.head.row ?? -1) + 1} only.`)
}
