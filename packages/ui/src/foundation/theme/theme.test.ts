import { theme } from 'antd'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast'
import { buildTheme, themeUnder } from './theme'

const colors = (mode: 'light' | 'dark', primary?: string) => theme.getDesignToken(buildTheme(mode, primary))

describe('buildTheme', () => {
  it('has the navy of the specification', () => {
    expect(colors('light').colorPrimary).toBe('#000080')
  })

  // Table rows under the pointer are the lightest dark surface that links stand on.
  it.each(['#000080', '#1677ff', '#a8071a', '#135200'])('keeps %s readable on dark', (primary) => {
    const { colorPrimary, colorLink } = colors('dark', primary)
    expect(contrast(colorPrimary, '#1d1d1d')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colorLink, '#1d1d1d')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['#000080', '#1677ff', '#a8071a', '#135200', '#fa8c16'])(
    'keeps links readable in chosen rows on dark, for %s',
    (primary) => {
      const { colorLink, controlItemBgActive, controlItemBgActiveHover } = colors('dark', primary)
      expect(contrast(colorLink, controlItemBgActive)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colorLink, controlItemBgActiveHover)).toBeGreaterThanOrEqual(4.5)
    },
  )
})

describe('weak colours', () => {
  const states = (mode: 'light' | 'dark') => {
    const token = theme.getDesignToken(buildTheme(mode, undefined, true))
    return [token.colorSuccess, token.colorError, token.colorWarning]
  }
  it.each([
    ['light', '#ffffff'],
    ['dark', '#1d1d1d'],
  ] as const)('can be read as text, and told apart by their lightness or hue, %s', (mode, ground) => {
    for (const color of states(mode)) expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5)
    expect(new Set(states(mode)).size).toBe(3)
    expect(states(mode)[0]).not.toBe(theme.getDesignToken(buildTheme(mode)).colorSuccess)
  })
})

describe('themeUnder', () => {
  const host = { token: { colorPrimary: '#a8071a', borderRadius: 12 }, algorithm: theme.darkAlgorithm }

  it('leaves the theme of the application around as it is, and knows its mode', () => {
    expect(themeUnder(host, {})).toEqual({ mode: 'dark', theme: undefined })
    expect(themeUnder({}, {})).toEqual({ mode: 'light', theme: undefined })
  })

  it('lays over it what is asked for, and nothing else', () => {
    expect(themeUnder(host, { mode: 'light' }).theme).toEqual({ algorithm: theme.defaultAlgorithm })
    const { token } = themeUnder(host, { primaryColor: '#ffd700' }).theme!
    expect(token).toMatchObject({ colorPrimary: '#ffd700', colorLink: '#ffd700' })
    expect(token).not.toHaveProperty('borderRadius')
  })

  it('is the theme of the house where there is none', () => {
    expect(themeUnder(undefined, {})).toEqual({ mode: 'light', theme: buildTheme('light') })
    expect(themeUnder(undefined, { mode: 'dark', primaryColor: '#135200' }).theme).toEqual(
      buildTheme('dark', '#135200'),
    )
  })
})

describe('less motion', () => {
  it('opens and closes at once, in a theme of our own and under one of a host', () => {
    const own = buildTheme('light', undefined, false, true)
    expect(theme.getDesignToken(own)).toMatchObject({ motion: false, motionDurationSlow: '0s' })
    expect(themeUnder({ token: { colorPrimary: '#135200' } }, { still: true }).theme?.token).toMatchObject({
      motion: false,
    })
    expect(themeUnder({}, { still: false }).theme).toBeUndefined()
  })
})
