import { expect, it } from 'vitest'
import { buildLayout } from './gridLayout'
import { Viewport } from './viewport'

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

const rows = (rowCount: number, rowHeight = 30) => ({
  layout: buildLayout('g', { start: [], center: [], end: [] }),
  ...{ rowCount, rowHeight, head: 30, foot: 0 },
})
const shown = (viewport: Viewport) => [viewport.window.get().rowStart, viewport.window.get().rowEnd]

it('takes over other rows without having the browser lay out the page', () => {
  const { element, asked } = scroller()
  const viewport = new Viewport()
  const detach = viewport.attach(element)
  viewport.configure(rows(5))
  const before = asked()
  viewport.configure(rows(1_000))
  expect(shown(viewport)).toEqual([0, 9])
  viewport.configure(rows(1_000, 45))
  expect(shown(viewport)).toEqual([0, 6])
  expect(asked()).toBe(before)
  detach()
})

it('follows a scroller that moves and changes its size', async () => {
  const { element, content } = scroller()
  const viewport = new Viewport()
  const detach = viewport.attach(element)
  viewport.configure(rows(1_000))
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
  viewport.configure(rows(1_000))
  expect(shown(viewport)).toEqual([0, 0])
  content.style.height = `${viewport.contentHeight}px`
  await expect.poll(() => shown(viewport)).toEqual([0, 9])
  detach()
})
