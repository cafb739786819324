import { describe, expect, it } from 'vitest'
import { contrast, lightenUntilReadable, luminance, mixWithWhite } from './contrast'

describe('contrast', () => {
  it('knows the ends of the scale', () => {
    expect(luminance('#ffffff')).toBeCloseTo(1)
    expect(luminance('#000000')).toBe(0)
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  })

  it('refuses a colour it cannot read', () => {
    expect(() => luminance('navy')).toThrow(/#rrggbb/)
  })
})

describe('lightenUntilReadable', () => {
  it('keeps a colour that is readable already', () => {
    expect(lightenUntilReadable('#ffd700', '#141414')).toBe('#ffd700')
  })

  it('lifts the navy of the specification until it is read on dark', () => {
    const lifted = lightenUntilReadable('#000080', '#1f1f1f')
    expect(contrast(lifted, '#1f1f1f')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(lifted, '#1f1f1f')).toBeLessThan(6)
  })
})

describe('mixWithWhite', () => {
  it('goes from the colour to white', () => {
    expect(mixWithWhite('#000080', 0)).toBe('#000080')
    expect(mixWithWhite('#000080', 0.5)).toBe('#8080c0')
    expect(mixWithWhite('#000080', 1)).toBe('#ffffff')
  })
})
