import { describe, expect, it } from 'vitest'
import { layoutColumns } from './layoutColumns'
import { visibleColumns } from '../kernel/gridLayout'
import type { GridLayout } from '../kernel/gridLayout'
import { nextStretch } from '../kernel/viewport'

describe('layoutColumns', () => {
  const free = (count: number, minWidth = 60) =>
    Array.from({ length: count }, (_, i) => ({ key: `${i}`, minWidth }))

  it('fills the grid exactly when the columns have room', () => {
    const widths = layoutColumns([{ key: 'n', width: 60, minWidth: 40 }, ...free(4)], 1001)
    expect(widths[0]).toBe(60)
    expect(widths.reduce((a, b) => a + b)).toBe(1001)
  })

  it('never goes below 120 or a column’s minimum, whatever the room (spec 2 §9)', () => {
    expect(layoutColumns(free(30), 1200).every((width) => width === 120)).toBe(true)
    expect(layoutColumns(free(2, 190), 100)).toEqual([190, 190])
    expect(layoutColumns([{ key: 'n', width: 10, minWidth: 40 }], 100)).toEqual([40])
  })

  it('shares without overflowing beside fixed widths', () => {
    const widths = layoutColumns([{ key: 'n', width: 500, minWidth: 40 }, ...free(2)], 1000)
    expect(widths.reduce((a, b) => a + b)).toBe(1000)
  })
})

describe('nextStretch', () => {
  it('stays while it holds what is visible, and grows ahead of the movement', () => {
    const first = nextStretch({ startIndex: 0, endIndex: 9 }, { start: 0, end: 0 }, 100, 6)
    expect(first).toEqual({ start: 0, end: 10 })
    const down = nextStretch({ startIndex: 1, endIndex: 10 }, first, 100, 6)
    expect(down).toEqual({ start: 1, end: 17 })
    expect(nextStretch({ startIndex: 5, endIndex: 14 }, down, 100, 6)).toBe(down)
    expect(nextStretch({ startIndex: 0, endIndex: 9 }, down, 100, 6)).toEqual({ start: 0, end: 10 })
  })

  it('jumps, ends with the rows, and follows when they become fewer', () => {
    expect(nextStretch({ startIndex: 50, endIndex: 59 }, { start: 0, end: 10 }, 100, 6)).toEqual({
      start: 50,
      end: 60,
    })
    expect(nextStretch({ startIndex: 91, endIndex: 99 }, { start: 85, end: 95 }, 100, 6)).toEqual({
      start: 91,
      end: 100,
    })
    expect(nextStretch({ startIndex: 0, endIndex: 4 }, { start: 0, end: 10 }, 5, 6)).toEqual({
      start: 0,
      end: 5,
    })
    expect(nextStretch(null, { start: 0, end: 10 }, 0, 6)).toEqual({ start: 0, end: 0 })
  })
})

describe('a jump', () => {
  const jump = (visible: number, present: number) => {
    const { start, end } = nextStretch(
      { startIndex: 50, endIndex: 49 + visible },
      { start: 0, end: present },
      100,
      6,
    )
    return end - start
  }

  it('keeps one row more that is there, and lets go of what was taken in ahead', () => {
    expect(jump(10, 10)).toBe(10)
    expect(jump(11, 10)).toBe(11)
    expect(jump(10, 11)).toBe(11)
    expect(jump(10, 16)).toBe(11)
  })

  it('does not reach past the last row', () => {
    expect(nextStretch({ startIndex: 90, endIndex: 99 }, { start: 0, end: 16 }, 100, 6)).toEqual({
      start: 90,
      end: 100,
    })
  })
})

describe('visibleColumns', () => {
  /** One pinned column of 50 at the start, then scrolled ones, then one of 40 at the end. */
  const layout = (widths: readonly number[]) => {
    let offset = 0
    const scrolled = widths.map((width) => ({ offset: (offset += width) - width, width }))
    return {
      columns: [{ offset: 0, width: 50 }, ...scrolled, { offset: 0, width: 40 }],
      startCount: 1,
      endIndex: widths.length + 1,
      startWidth: 50,
      endWidth: 40,
    } as unknown as GridLayout
  }
  /** What is seen, found by looking at every column. */
  const seen = (widths: readonly number[], scrolled: number, width: number) => {
    const room = width - 90
    let offset = 0
    const hits = widths.flatMap((each, index) => {
      const start = offset
      offset += each
      return start < scrolled + room && start + each > scrolled ? [index] : []
    })
    return { startIndex: hits[0], endIndex: hits.at(-1) }
  }

  it('finds what looking at every column finds, at every place', () => {
    const widths = Array.from({ length: 40 }, (_, index) => 40 + ((index * 37) % 160))
    const total = widths.reduce((a, b) => a + b)
    for (let scrolled = 0; scrolled <= total - 610; scrolled += 7)
      expect(visibleColumns(layout(widths), scrolled, 700)).toEqual(seen(widths, scrolled, 700))
  })

  it('finds none without room or columns', () => {
    expect(visibleColumns(layout([100]), 0, 90)).toBeNull()
    expect(visibleColumns(layout([]), 0, 700)).toBeNull()
  })
})
