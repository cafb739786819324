import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, readSettings } from './settingsStore'

describe('readSettings', () => {
  it('fills what is missing', () => {
    expect(readSettings({})).toEqual(DEFAULT_SETTINGS)
    expect(readSettings({ multiTab: false, mode: 'dark' })).toMatchObject({ multiTab: false, mode: 'dark' })
  })

  it('refuses damaged values', () => {
    expect(
      readSettings({ mode: 'sepia', primary: 'red;}', multiTab: 'yes', menuTheme: 1, sidebarOpened: null }),
    ).toEqual(DEFAULT_SETTINGS)
  })
})
