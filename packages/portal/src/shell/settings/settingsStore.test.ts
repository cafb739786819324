import { describe, expect, it } from 'vitest'
import { localStore } from '@/platform/storage'
import {
  changeSettings,
  DEFAULT_SETTINGS,
  offeredSettings,
  PRIMARY_COLORS,
  readSettings,
} from './settingsStore'

describe('a first visit (spec 1 §2, §3, §9)', () => {
  it('looks as specified', () => {
    expect(DEFAULT_SETTINGS).toMatchObject({
      mode: 'light',
      menuTheme: 'light',
      primary: '#000080',
      layout: 'sidemenu',
      contentWidth: 'Fixed',
      fixedHeader: true,
      autoHideHeader: false,
      weakMode: false,
      multiTab: true,
      sidebarOpened: true,
    })
  })

  it('offers eight colours, theme blue for the one that is there', () => {
    expect(PRIMARY_COLORS.map(({ name }) => name)).toEqual([
      'red',
      'volcano',
      'yellow',
      'cyan',
      'green',
      'blue',
      'geek',
      'pink',
    ])
    expect(PRIMARY_COLORS.find(({ name }) => name === 'blue')?.value).toBe('#000080')
  })
})

it('remembers the side menu and its colour under names of their own, and brings all back (spec 1 §3)', () => {
  changeSettings({ sidebarOpened: false, menuTheme: 'dark', layout: 'topmenu', weakMode: true })
  expect(localStore.get('SIDEBAR_TYPE')).toBe(false)
  expect(localStore.get('DEFAULT_THEME')).toBe('dark')
  expect(localStore.get('LADING_SETTINGS')).toMatchObject({ layout: 'topmenu', weakMode: true })
  changeSettings(DEFAULT_SETTINGS)
  expect(localStore.get('SIDEBAR_TYPE')).toBe(true)
})

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
