import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { localStore, STORAGE_KEY } from '@/platform/storage'

/** How the portal looks, as this user of this browser likes it (spec 1 §3, "Display settings"). */
export interface Settings {
  /** The whole portal. */
  mode: 'light' | 'dark'
  /** The side menu in light mode; in dark mode it is dark. @default 'light' */
  menuTheme: 'light' | 'dark'
  /** `#rrggbb`. @default '#000080' (spec 1 §9) */
  primary: string
  multiTab: boolean
  /** The side menu is open. */
  sidebarOpened: boolean
}

/** The eight colours of the settings drawer; the default replaces antd's blue (spec 1 §3). */
export const PRIMARY_COLORS = [
  { name: 'red', value: '#f5222d' },
  { name: 'volcano', value: '#fa541c' },
  { name: 'yellow', value: '#faad14' },
  { name: 'cyan', value: '#13c2c2' },
  { name: 'green', value: '#52c41a' },
  { name: 'blue', value: '#000080' },
  { name: 'geek', value: '#2f54eb' },
  { name: 'pink', value: '#eb2f96' },
] as const

/** Settings of a first visit. */
export const DEFAULT_SETTINGS: Settings = {
  mode: 'light',
  menuTheme: 'light',
  primary: '#000080',
  multiTab: true,
  sidebarOpened: true,
}

/** What is stored, made whole: unknown and damaged values fall back to the defaults. */
export function readSettings(
  stored: Partial<Record<keyof Settings, unknown>>,
  defaults: Settings = DEFAULT_SETTINGS,
): Settings {
  const themeOf = (value: unknown, fallback: 'light' | 'dark') =>
    value === 'light' || value === 'dark' ? value : fallback
  const flagOf = (value: unknown, fallback: boolean) => (typeof value === 'boolean' ? value : fallback)
  return {
    mode: themeOf(stored.mode, defaults.mode),
    menuTheme: themeOf(stored.menuTheme, defaults.menuTheme),
    primary:
      typeof stored.primary === 'string' && /^#[0-9a-f]{6}$/i.test(stored.primary)
        ? stored.primary
        : defaults.primary,
    multiTab: flagOf(stored.multiTab, defaults.multiTab),
    sidebarOpened: flagOf(stored.sidebarOpened, defaults.sidebarOpened),
  }
}

/** The settings of this browser. */
export const settingsStore = createStore<Settings>(() =>
  readSettings({
    ...localStore.get<Partial<Settings>>(STORAGE_KEY.settings),
    menuTheme: localStore.get(STORAGE_KEY.theme),
    sidebarOpened: localStore.get(STORAGE_KEY.sidebar),
  }),
)

/** Reads a setting. */
export function useSettings<Part>(select: (settings: Settings) => Part): Part {
  return useStore(settingsStore, select)
}

/** Changes settings and remembers them, under the names of spec 1 §3 where it has one. */
export function changeSettings(changes: Partial<Settings>): void {
  settingsStore.setState(changes)
  const { menuTheme, sidebarOpened, ...others } = settingsStore.getState()
  localStore.set(STORAGE_KEY.theme, menuTheme)
  localStore.set(STORAGE_KEY.sidebar, sidebarOpened)
  localStore.set(STORAGE_KEY.settings, others)
}
