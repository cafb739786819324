import { expect, it } from 'vitest'
import { placeTooltip } from './placeTooltip'

const view = { width: 1000, height: 600 }
const size = { width: 200, height: 40 }
const at = (left: number, top: number) => ({ left, top, width: 100, height: 20 })

it.each([
  ['above, centred', at(400, 300), { left: 350, top: 254 }],
  ['below at the upper edge', at(400, 10), { left: 350, top: 36 }],
  ['inside at the left edge', at(0, 300), { left: 6, top: 254 }],
  ['inside at the right edge', at(950, 300), { left: 794, top: 254 }],
])('%s', (_name, anchor, place) => {
  expect(placeTooltip(anchor, size, view)).toEqual(place)
})

it('stays inside of a window that is too small', () => {
  const { left, top } = placeTooltip(at(0, 0), { width: 300, height: 900 }, { width: 200, height: 300 })
  expect([left, top]).toEqual([6, 6])
})
