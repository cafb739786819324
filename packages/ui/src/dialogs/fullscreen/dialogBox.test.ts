import { describe, expect, it } from 'vitest'
import { boxAfterKey, fitBox, moveBox, resizeBox } from './dialogBox'

const view = { width: 1000, height: 800 }
const box = { left: 100, top: 100, width: 600, height: 400 }

describe('a dialog in its window', () => {
  it.each([
    [50, -30, { left: 150, top: 70 }],
    [-500, -500, { left: 0, top: 0 }],
    [5000, 5000, { left: 400, top: 400 }],
  ])('moves by %d, %d', (dx, dy, place) => {
    expect(moveBox(box, dx, dy, view)).toEqual({ ...box, ...place })
  })

  it.each([
    [{ x: 1, y: 0 }, 100, 100, { width: 700 }],
    [{ x: 1, y: 1 }, 5000, 5000, { width: 900, height: 700 }],
    [{ x: 1, y: 1 }, -5000, -5000, { width: 320, height: 200 }],
    [{ x: -1, y: -1 }, -5000, -5000, { left: 0, top: 0, width: 700, height: 500 }],
    [{ x: -1, y: -1 }, 5000, 5000, { left: 380, top: 300, width: 320, height: 200 }],
    [{ x: 0, y: -1 }, 10, 10, { top: 110, height: 390 }],
  ] as const)('is pulled at %j by %d, %d', (edges, dx, dy, place) => {
    expect(resizeBox(box, edges, dx, dy, view)).toEqual({ ...box, ...place })
  })

  it('comes along when the window becomes smaller', () => {
    expect(fitBox(box, { width: 650, height: 300 })).toEqual({ left: 50, top: 0, width: 600, height: 300 })
    expect(fitBox(box, view)).toEqual(box)
  })

  it('stays in a window smaller than the least size', () => {
    const small = { width: 200, height: 150 }
    const inside = fitBox(box, small)
    expect(inside).toEqual({ left: 0, top: 0, width: 200, height: 150 })
    expect(resizeBox(inside, { x: 1, y: 1 }, 50, -50, small)).toEqual(inside)
    expect(resizeBox(inside, { x: -1, y: -1 }, 50, 50, small)).toEqual(inside)
  })

  it('never leaves the window, whatever is done to it', () => {
    let seed = 7
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
    const sides = [-1, 0, 1] as const
    let now = box
    for (let step = 0; step < 5000; step++) {
      const dx = (random() - 0.5) * 900
      const dy = (random() - 0.5) * 900
      const edges = { x: sides[Math.floor(random() * 3)]!, y: sides[Math.floor(random() * 3)]! }
      now = random() < 0.5 ? moveBox(now, dx, dy, view) : resizeBox(now, edges, dx, dy, view)
      expect(now.left).toBeGreaterThanOrEqual(0)
      expect(now.top).toBeGreaterThanOrEqual(0)
      expect(now.left + now.width).toBeLessThanOrEqual(view.width + 1e-9)
      expect(now.top + now.height).toBeLessThanOrEqual(view.height + 1e-9)
      expect(now.width).toBeGreaterThanOrEqual(320 - 1e-9)
      expect(now.height).toBeGreaterThanOrEqual(200 - 1e-9)
    }
  })

  it('knows its keys', () => {
    const after = (key: string, shiftKey = false) => boxAfterKey(box, { key, shiftKey }, view)
    expect(after('ArrowLeft')).toMatchObject({ left: 84, width: 600 })
    expect(after('ArrowDown', true)).toMatchObject({ top: 100, height: 416 })
    expect(after('Enter')).toBeUndefined()
  })
})
