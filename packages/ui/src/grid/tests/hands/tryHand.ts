import type { GridTester } from '../../testing/gridTester'
import type { GridController } from '../../kernel/gridController'
import { doAct } from './doAct'
import type { Trace } from './doAct'
import type { Hand, Outcome } from './hand'
import type { renderSheet } from './renderSheet'
import { allTexts, cellAt, choose, nameOf, rangeNames, textOf } from './sheetCells'
import { findingOf } from '../../features/finding/findState'
import { sortOf } from '../../features/sorting/sorting'

/** How long a list or menu may take to come, in milliseconds. */
const PATIENCE = 2000

/** Does what a row of the table says. Answers how what is seen differs from it; undefined when it does not. */
export async function tryHand(
  hand: Hand,
  { tester, grid: controller, begin }: Awaited<ReturnType<typeof renderSheet>>,
): Promise<string | undefined> {
  await begin(hand.sheet)
  const grid = controller()
  choose(grid, hand.from)
  if (hand.id === 'fillDouble') blankNotes(grid)
  await tester.drawn()
  const before = {
    texts: allTexts(grid),
    scroll: [tester.scroller.scrollTop, tester.scroller.scrollLeft],
    widths: widths(grid),
  }
  const trace: Trace = {}
  const differs = () => {
    const seen = look(hand.gives, tester, grid, trace, before)
    const wanted = { ...hand.gives, range: wantedRange(hand.gives) }
    for (const key of Object.keys(wanted) as (keyof Outcome)[]) {
      if (key === 'undo' || wanted[key] === undefined) continue
      const [a, b] = [JSON.stringify(wanted[key]), JSON.stringify(seen[key])]
      if (a !== b) return `${hand.id}: ${key} should be ${a}, is ${b}`
    }
    return undefined
  }
  try {
    for (const act of hand.acts) await doAct(act, tester, grid, trace)
    await tester.drawn()
    const end = performance.now() + PATIENCE
    while (differs() && performance.now() < end) await tester.drawn()
    const fault = differs()
    if (fault) return fault
    if (!hand.gives.undo) return undefined
    tester.grid.undo()
    return allTexts(grid) === before.texts ? undefined : `${hand.id}: one undo does not bring everything back`
  } catch (error) {
    return `${hand.id}: ${String(error)}`
  }
}

function blankNotes(grid: GridController): void {
  const { engine } = grid
  engine.load(
    engine.store.rows.map((row, n) => (n === 0 ? row : { ...row, note: null, urgent: n < 5 ? 'N' : null })),
  )
}

const widths = (grid: GridController) =>
  Object.fromEntries(grid.layout.get().columns.map(({ column, width }) => [column.key, width]))

function wantedRange({ at, range }: Outcome): string[] | undefined {
  if (range === 'any' || (range === undefined && at === undefined)) return undefined
  const ranges = range === undefined ? [at!] : typeof range === 'string' ? [range] : range
  return ranges.map((each) => (each.includes(':') ? each : `${each}:${each}`))
}

/** What is seen of the things that are asked for. */
function look(
  asked: Outcome,
  tester: GridTester,
  grid: GridController,
  trace: Trace,
  before: { scroll: number[]; widths: Record<string, number> },
): Record<string, unknown> {
  const { input } = tester
  const open = input.classList.contains('lg-open')
  const active = grid.selection.get()?.active
  const { selectionStart: start, selectionEnd: end } = input
  const { scrollTop, scrollLeft } = tester.scroller
  return {
    at: active && nameOf(grid, active),
    range: rangeNames(grid),
    edit: open ? input.value : false,
    caret: start === end ? start : start === 0 && end === input.value.length ? 'all' : 'some',
    cells:
      asked.cells && Object.fromEntries(Object.keys(asked.cells).map((name) => [name, textOf(grid, name)])),
    rows: grid.rowCount,
    left: document.activeElement !== input,
    list: document.querySelector('[role=listbox]') !== null,
    menu: document.querySelector('[role=menu]') !== null,
    find: findingOf(grid).get() > 0,
    copied: trace.copied,
    browser: trace.browser,
    refused: input.getAttribute('aria-invalid') === 'true',
    scrolled: scrollTop > before.scroll[0]! ? 'down' : scrollLeft > before.scroll[1]! ? 'across' : 'not',
    seen: asked.seen && (inWindow(grid, asked.seen) ? asked.seen : 'nothing'),
    wider: asked.wider && changedColumn(grid, (key, width) => width > before.widths[key]! + 10),
    narrower: asked.narrower && changedColumn(grid, (key, width) => width < before.widths[key]! - 10),
    sorted: sortOf(grid).get() !== undefined,
  }
}

/** The letter of the column whose width has changed that way. */
function changedColumn(
  grid: GridController,
  changed: (key: string, width: number) => boolean,
): string | undefined {
  const { columns, firstData } = grid.layout.get()
  const found = columns.findIndex(({ column, width }) => changed(column.key, width))
  return found < firstData ? undefined : nameOf(grid, { row: 0, column: found })[0]
}

/** Whether the row of a cell is seen. */
function inWindow(grid: GridController, name: string): boolean {
  const { viewport } = grid
  const { row, column } = cellAt(grid, name)
  const { y } = viewport.place(row, column)
  return y >= viewport.head - 1 && y + viewport.rowHeight <= viewport.head + viewport.bodyHeight + 1
}
