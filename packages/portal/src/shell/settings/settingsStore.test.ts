import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, offeredSettings, readSettings } from './settingsStore'

describe('readSettings', () => {
  it('fills what is missing', () => {
    expect(readSettings({})).toEqual(DEFAULT_SETTINGS)
    expect(readSettings({ multiTab: false, mode: 'dark' })).toMatchObject({ multiTab: false, mode: 'dark' })
  })

  it('keeps what is chosen, and puts the own colour for the one nobody chose (spec 1 §3)', () => {
    const chosen = {
      layout: 'mixed',
      contentWidth: 'Fluid',
      fixedHeader: false,
      weakMode: true,
      primary: '#1890FF',
    }
    expect(readSettings(chosen)).toEqual({ ...DEFAULT_SETTINGS, ...chosen, primary: '#000080' })
    expect(readSettings({ layout: 'diagonal', contentWidth: 7, autoHideHeader: 'no' })).toEqual(
      DEFAULT_SETTINGS,
    )
  })

  it('offers only what has an effect (spec 1 §2)', () => {
    expect(offeredSettings({ layout: 'sidemenu', fixedHeader: true })).toEqual({
      contentWidth: false,
      autoHideHeader: true,
      fixedSidebar: true,
    })
    expect(offeredSettings({ layout: 'topmenu', fixedHeader: false })).toEqual({
      contentWidth: true,
      autoHideHeader: false,
      fixedSidebar: false,
    })
  })

  it('refuses damaged values', () => {
    expect(
      readSettings({ mode: 'sepia', primary: 'red;}', multiTab: 'yes', menuTheme: 1, sidebarOpened: null }),
    ).toEqual(DEFAULT_SETTINGS)
  })
})
