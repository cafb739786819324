import { describe, expect, it } from 'vitest'
import { EvenRows, RowMetrics } from './rowMetrics'
import { MAX_HEIGHT, ScrollScale } from './scrollScale'

describe('RowMetrics', () => {
  it('finds rows by height and heights by row', () => {
    const rows = new RowMetrics(new EvenRows(10, 36))
    expect([rows.total, rows.offsetOf(3), rows.offsetOf(10)]).toEqual([360, 108, 360])
    expect([-5, 0, 35, 36, 359, 900].map((y) => rows.indexAt(y))).toEqual([0, 0, 0, 1, 9, 9])
    expect(new RowMetrics(new EvenRows(0, 36)).indexAt(0)).toBe(-1)
  })

  it('counts what is open below rows to those rows', () => {
    const rows = new RowMetrics(new EvenRows(6, 10), [
      { index: 1, height: 25 },
      { index: 4, height: 5 },
      { index: 9, height: 99 },
    ])
    expect(Array.from({ length: 7 }, (_, row) => rows.offsetOf(row))).toEqual([0, 10, 45, 55, 65, 80, 90])
    for (let y = 0; y < rows.total; y++) {
      const row = rows.indexAt(y)
      expect(rows.offsetOf(row)).toBeLessThanOrEqual(y)
      expect(rows.offsetOf(row + 1)).toBeGreaterThan(y)
    }
  })
})

describe('ScrollScale', () => {
  const CONTENT = 72_000_000
  const VIEW = 600
  const last = CONTENT - VIEW
  /** A scroller that can go no further than its contents, as the browser's. */
  function scroller() {
    const scale = new ScrollScale()
    scale.configure(CONTENT, VIEW)
    let at = 0
    const to = (next: number) => {
      at = Math.max(0, Math.min(next, scale.height - VIEW))
      const proper = scale.follow(at)
      if (proper === undefined) return
      const held = scale.position
      at = proper
      scale.put(at, held)
    }
    return { scale, wheel: (by: number) => to(at + by), drag: to, at: () => at }
  }

  it('is the scroller itself below the cap', () => {
    const scale = new ScrollScale()
    scale.configure(3_600_000, VIEW)
    expect(scale.follow(1234)).toBeUndefined()
    expect([scale.scaled, scale.height, scale.position, scale.shift, scale.seek(99)]).toEqual([
      false,
      3_600_000,
      1234,
      0,
      99,
    ])
  })

  it('reaches the first and the last pixel by the scroll bar', () => {
    const { scale, drag } = scroller()
    expect(scale.height).toBe(MAX_HEIGHT)
    drag(MAX_HEIGHT)
    expect(scale.position).toBe(last)
    drag(MAX_HEIGHT / 2)
    expect(scale.position / CONTENT).toBeCloseTo(0.5, 2)
    drag(0)
    expect(scale.position).toBe(0)
  })

  it('follows the wheel pixel by pixel, from anywhere to either end', () => {
    const { scale, wheel, drag } = scroller()
    drag(6_000_000)
    let expected = scale.position
    for (let turn = 0; turn < 3000; turn++) {
      wheel(120)
      expected += 120
      expect(scale.position).toBe(expected)
    }
    drag(400_000)
    while (scale.position > 0) {
      const before = scale.position
      wheel(-480)
      expect(scale.position).toBe(Math.max(0, before - 480))
    }
    drag(MAX_HEIGHT - 400_000)
    while (scale.position < last) {
      const before = scale.position
      wheel(480)
      expect(scale.position).toBe(Math.min(last, before + 480))
    }
    wheel(-100)
    expect(scale.position).toBe(last - 100)
  })

  it('goes to a position and stays near where it was when it is near', () => {
    const { scale, drag, at } = scroller()
    drag(7_000_000)
    const from = scale.position
    const near = scale.seek(from + 36)
    expect(near - at()).toBe(36)
    scale.put(near, from + 36)
    expect(scale.position).toBe(from + 36)
    const end = scale.seek(last)
    scale.put(end, last)
    expect([end, scale.position]).toEqual([MAX_HEIGHT - VIEW, last])
  })
})
