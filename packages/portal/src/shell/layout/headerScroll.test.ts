import { describe, expect, it } from 'vitest'
import { headerHidden } from './headerScroll'
import type { HeaderMode } from './headerScroll'

const long = (top: number) => ({ top, room: 2_000 })

/** States of the header on the way through these places. */
function along(mode: HeaderMode, places: number[], room = 2_000): boolean[] {
  let hidden = false
  return places.map((top, at) => {
    hidden = headerHidden(mode, hidden, { top: places[at - 1] ?? 0, room }, { top, room })
    return hidden
  })
}

describe('the header while a page scrolls', () => {
  it('stays when it is fixed', () => {
    expect(along('fixed', [100, 900, 0])).toEqual([false, false, false])
  })

  it('goes with the page when it is loose, and is back at the top', () => {
    expect(along('loose', [30, 100, 300, 200, 60, 0])).toEqual([false, true, true, true, true, false])
  })

  it('hides by itself downwards, is back upwards, and does not follow a trembling finger', () => {
    expect(along('autoHide', [30, 100, 300, 298, 200, 202, 300])).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
      true,
    ])
  })

  it('stays over a page that is hardly longer than the window', () => {
    expect(along('autoHide', [70, 100], 110)).toEqual([false, false])
    expect(headerHidden('loose', false, long(0), { top: 70, room: 110 })).toBe(false)
  })
})
