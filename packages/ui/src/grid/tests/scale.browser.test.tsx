import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { GridColumn } from '../api/column'
import { renderGrid } from './renderGrid'
import { buildLayout } from '../kernel/gridLayout'
import { Viewport } from '../kernel/viewport'

const ROWS = 2_000_000
const HEIGHT = 36
const COLUMNS: GridColumn[] = [
  { key: 'name', title: '物料', width: 160 },
  { key: 'quantity', title: '数量', type: 'inputNumber', statistics: 'sum', width: 120 },
]
const rows = Array.from({ length: ROWS }, (_, i) => ({ id: i + 1, name: `物料${i + 1}`, quantity: 1 }))
const place = (row: number) => ({ row, texts: [String(row + 1), `物料${row + 1}`] })

it('shows 2,000,000 rows: by scroll bar, wheel, keys and pointer', async () => {
  const { tester, grid } = await renderGrid({ columns: COLUMNS, rows, height: 400, maxHeight: 400 })
  const { scroller } = tester
  const box = scroller.getBoundingClientRect()
  /** The row that is drawn at so many pixels below the top of the rows. */
  const rowAt = (y: number) => {
    const cell = document.elementFromPoint(box.left + 100, box.top + 36 + y)?.closest('[role=row]')
    return {
      row: Number(cell?.getAttribute('aria-rowindex')) - 2,
      texts: [...(cell?.children ?? [])].slice(0, 2).map((each) => each.textContent),
    }
  }
  const bottom = scroller.clientHeight - 36 - 36 - 1
  expect(scroller.scrollHeight).toBeLessThanOrEqual(15_000_100)
  expect(scroller.getAttribute('aria-rowcount')).toBe(String(ROWS + 2))

  // Dragged to the end, the last row stands just above the footer.
  await tester.scrollTo(scroller.scrollHeight)
  expect(rowAt(bottom)).toEqual(place(ROWS - 1))
  await tester.scrollTo(scroller.scrollHeight / 2)
  expect(rowAt(0).row / ROWS).toBeCloseTo(0.5, 1)

  // The wheel moves by just its pixels, from where the scroll bar was put.
  const edge = () => {
    const drawn = [...document.querySelectorAll<HTMLElement>('.lg-body > [role=row]')]
    const first = drawn[0]!
    const index = Number(first.getAttribute('aria-rowindex')) - 2
    return index * HEIGHT - (first.getBoundingClientRect().top - box.top - 36)
  }
  for (const by of [100, 7, 250, -33, -400]) {
    const before = edge()
    scroller.scrollBy(0, by)
    await tester.drawn()
    expect(edge() - before).toBe(by)
  }

  // A press meets the row under the pointer, and the editor opens over it.
  const under = rowAt(100)
  expect(under).toEqual(place(under.row))
  await userEvent.click(tester.cell(under.row, 1)!)
  await tester.drawn()
  expect(tester.input.value).toBe(`物料${under.row + 1}`)
  expect(tester.input.getBoundingClientRect().top).toBeCloseTo(
    tester.cell(under.row, 1)!.getBoundingClientRect().top,
    0,
  )
  await userEvent.keyboard('neu{Enter}')
  expect(grid.getShownRow(under.row)).toMatchObject({
    id: under.row + 1,
    name: expect.stringContaining('neu'),
  })

  // The keys reach the last and the first row, and go on from there.
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await tester.drawn()
  expect(rowAt(bottom)).toEqual(place(ROWS - 1))
  await userEvent.keyboard('{ArrowUp}{PageUp}')
  await tester.drawn()
  expect(tester.cell(ROWS - 2 - 8, 2)).not.toBeNull()
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await tester.drawn()
  expect(rowAt(0)).toEqual(place(0))
  expect(scroller.scrollTop).toBe(0)

  // All of them chosen, the tint is where the window is.
  await userEvent.keyboard('{Control>}a{/Control}')
  await tester.scrollTo(9_000_000)
  const tint = document.querySelector('.lg-range')!.getBoundingClientRect()
  expect(tint.top).toBeLessThanOrEqual(box.top + 36)
  expect(tint.bottom).toBeGreaterThanOrEqual(box.top + 36 + bottom)

  grid.scrollToCell('1234567')
  await tester.drawn()
  expect(tester.text(1_234_566, 1)).toBe('物料1234567')
})

const PLACES = ['clientWidth', 'clientHeight', 'scrollTop', 'scrollLeft'] as const

/** A scroller of 400 × 300 px with what says how often it was asked for its size or its place. */
function scroller() {
  const element = document.createElement('div')
  element.style.cssText = 'width: 400px; height: 300px; overflow: auto'
  const content = element.appendChild(document.createElement('div'))
  document.body.append(element)
  let asked = 0
  for (const name of PLACES) {
    const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, name)!
    Object.defineProperty(element, name, {
      get: () => {
        asked += 1
        return get!.call(element) as number
      },
      ...(set && { set: (value: number) => set.call(element, value) }),
    })
  }
  return { element, content, asked: () => asked }
}

const measures = (rowCount: number, rowHeight = 30) => ({
  layout: buildLayout('g', { start: [], center: [], end: [] }),
  ...{ rowCount, rowHeight, head: 30, foot: 0 },
})
const shown = (viewport: Viewport) => [viewport.window.get().rowStart, viewport.window.get().rowEnd]

describe('the window of rows', () => {
  it('takes over other rows without having the browser lay out the page', () => {
    const { element, asked } = scroller()
    const viewport = new Viewport()
    const detach = viewport.attach(element)
    viewport.configure(measures(5))
    const before = asked()
    viewport.configure(measures(1_000))
    expect(shown(viewport)).toEqual([0, 9])
    viewport.configure(measures(1_000, 45))
    expect(shown(viewport)).toEqual([0, 6])
    expect(asked()).toBe(before)
    detach()
  })

  it('follows a scroller that moves and changes its size', async () => {
    const { element, content } = scroller()
    const viewport = new Viewport()
    const detach = viewport.attach(element)
    viewport.configure(measures(1_000))
    content.style.height = `${viewport.contentHeight}px`
    element.scrollTop = 3_000
    await expect.poll(() => shown(viewport)).toEqual([100, 109])
    element.style.height = '600px'
    await expect.poll(() => viewport.window.get().bodyHeight).toBe(570)
    detach()
  })

  it('draws the first rows of a scroller that has no height before them', async () => {
    const { element, content } = scroller()
    element.style.height = 'auto'
    element.style.maxHeight = '300px'
    const viewport = new Viewport()
    const detach = viewport.attach(element)
    viewport.configure(measures(1_000))
    expect(shown(viewport)).toEqual([0, 0])
    content.style.height = `${viewport.contentHeight}px`
    await expect.poll(() => shown(viewport)).toEqual([0, 9])
    detach()
  })
})
