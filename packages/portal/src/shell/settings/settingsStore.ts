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
  /** Where the menu stands; `mixed`: its groups above, their pages beside. @default 'sidemenu' */
  layout: Layout
  /** Of the pages, below a menu at the top. @default 'Fixed' */
  contentWidth: 'Fixed' | 'Fluid'
  /** The header stays while a page scrolls; otherwise it goes with it. @default true */
  fixedHeader: boolean
  /** A fixed header gives its room to who scrolls down, and comes back to who scrolls up. @default false */
  autoHideHeader: boolean
  /** The side menu stays while a page scrolls. @default true */
  fixedSidebar: boolean
  /** Colours of states that can be told apart without seeing red and green. @default false */
  weakMode: boolean
  /** Kinds of news that are not counted beside the bell. @default none */
  muted: readonly NoticeKind[]
}

/** Kinds of news. */
export const NOTICE_KINDS = ['notices', 'system', 'approvals'] as const

/** One kind of news. */
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Where the menu stands. */
export type Layout = 'sidemenu' | 'topmenu' | 'mixed'

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
  layout: 'sidemenu',
  contentWidth: 'Fixed',
  fixedHeader: true,
  autoHideHeader: false,
  fixedSidebar: true,
  weakMode: false,
  muted: [],
}

/** antd's blue, which portals of the family stored when nobody had chosen: ours stands for it (spec 1 §3). */
const REPLACED = '#1890ff'

/** What is stored, made whole: unknown and damaged values fall back to the defaults. */
export function readSettings(
  stored: Partial<Record<keyof Settings, unknown>>,
  defaults: Settings = DEFAULT_SETTINGS,
): Settings {
  const oneOf = <Value extends string>(value: unknown, known: readonly Value[], fallback: Value) =>
    known.find((each) => each === value) ?? fallback
  const themeOf = (value: unknown, fallback: 'light' | 'dark') => oneOf(value, ['light', 'dark'], fallback)
  const flagOf = (value: unknown, fallback: boolean) => (typeof value === 'boolean' ? value : fallback)
  return {
    mode: themeOf(stored.mode, defaults.mode),
    menuTheme: themeOf(stored.menuTheme, defaults.menuTheme),
    primary:
      typeof stored.primary === 'string' &&
      /^#[0-9a-f]{6}$/i.test(stored.primary) &&
      stored.primary.toLowerCase() !== REPLACED
        ? stored.primary
        : defaults.primary,
    multiTab: flagOf(stored.multiTab, defaults.multiTab),
    sidebarOpened: flagOf(stored.sidebarOpened, defaults.sidebarOpened),
    layout: oneOf(stored.layout, ['sidemenu', 'topmenu', 'mixed'], defaults.layout),
    contentWidth: oneOf(stored.contentWidth, ['Fixed', 'Fluid'], defaults.contentWidth),
    fixedHeader: flagOf(stored.fixedHeader, defaults.fixedHeader),
    autoHideHeader: flagOf(stored.autoHideHeader, defaults.autoHideHeader),
    fixedSidebar: flagOf(stored.fixedSidebar, defaults.fixedSidebar),
    weakMode: flagOf(stored.weakMode, defaults.weakMode),
    muted: Array.isArray(stored.muted)
      ? NOTICE_KINDS.filter((kind) => (stored.muted as unknown[]).includes(kind))
      : defaults.muted,
  }
}

/** Which settings have an effect beside the others: what has none is not offered (spec 1 §2, "Settings drawer"). */
export function offeredSettings({ layout, fixedHeader }: Pick<Settings, 'layout' | 'fixedHeader'>) {
  return {
    contentWidth: layout === 'topmenu',
    autoHideHeader: fixedHeader,
    fixedSidebar: layout !== 'topmenu',
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
