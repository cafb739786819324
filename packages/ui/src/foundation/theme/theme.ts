import { theme as antdTheme } from 'antd'
import type { ThemeConfig } from 'antd'
import { lightenUntilReadable, mix, mixWithWhite } from './contrast'
import { STILL } from './stillness'
import { weakTokens } from './weak'

/** Light or dark. */
export type ThemeMode = 'light' | 'dark'

/** Replaces antd's blue (spec 2 §9). */
export const DEFAULT_PRIMARY = '#000080'

/** The lightest surface that text of the primary colour stands on in the dark theme. */
const DARK_SURFACE = '#1f1f1f'
/** More than AA asks: antd's dark algorithm dims the colour once more. */
const DARK_CONTRAST = 6.5

/** The primary colour as it is shown in a mode: on dark it is lifted until it can be read. */
export function primaryIn(mode: ThemeMode, primary: string = DEFAULT_PRIMARY): string {
  return mode === 'light' ? primary : lightenUntilReadable(primary, DARK_SURFACE, DARK_CONTRAST)
}

/**
 * The pale shades of the primary colour, mixed with white. antd derives them from hue and saturation, which turns a
 * blue as dark as the navy of the specification into greys.
 */
function lightTints(primary: string): Partial<ThemeConfig['token']> {
  const pale = mixWithWhite(primary, 0.92)
  const paler = mixWithWhite(primary, 0.87)
  const border = mixWithWhite(primary, 0.65)
  return {
    colorPrimaryBg: pale,
    colorPrimaryBgHover: paler,
    colorPrimaryBorder: border,
    colorInfoBg: pale,
    colorInfoBgHover: paler,
    colorInfoBorder: border,
    controlItemBgActive: pale,
    controlItemBgActiveHover: paler,
  }
}

/** What tables and lists stand on in the dark theme. */
const DARK_GROUND = '#141414'

/**
 * The tints of what is chosen, on dark. antd's own are so light that a link in a chosen row cannot be read; these keep
 * it at AA.
 */
function darkTints(primary: string): Partial<ThemeConfig['token']> {
  const chosen = mix(primary, DARK_GROUND, 0.9)
  const chosenHover = mix(primary, DARK_GROUND, 0.87)
  return {
    colorPrimaryBg: chosen,
    colorPrimaryBgHover: chosenHover,
    controlItemBgActive: chosen,
    controlItemBgActiveHover: chosenHover,
  }
}

const algorithmOf = (mode: ThemeMode) =>
  mode === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm

/** A primary colour and all that is derived from it. */
function brandTokens(mode: ThemeMode, primary: string): Partial<ThemeConfig['token']> {
  const colorPrimary = primaryIn(mode, primary)
  return {
    colorPrimary,
    colorLink: colorPrimary,
    colorInfo: colorPrimary,
    ...(mode === 'dark' ? darkTints(colorPrimary) : lightTints(colorPrimary)),
  }
}

/** What an application asks of the theme. */
export interface AskedTheme {
  mode?: ThemeMode
  /** `#rrggbb`. */
  primaryColor?: string
  /** Colours of states for who does not tell red and green apart; below a theme of the host that one's hold. */
  weak?: boolean
  /** Without motion. */
  still?: boolean
}

/** Whether an antd theme is a dark one: it says so by its algorithm. */
function modeOf({ algorithm = [] }: ThemeConfig): ThemeMode {
  return [algorithm].flat().includes(antdTheme.darkAlgorithm) ? 'dark' : 'light'
}

/**
 * The theme inside of a provider, and its mode. Where the application around has an antd theme, that one holds, and only
 * what is asked for is laid over it; without one it is `buildTheme`.
 *
 * @param host the theme around, if any
 * @returns `theme` undefined: the host's, untouched
 */
export function themeUnder(
  host: ThemeConfig | undefined,
  { mode, primaryColor, weak, still }: AskedTheme,
): { mode: ThemeMode; theme: ThemeConfig | undefined } {
  if (!host) return { mode: mode ?? 'light', theme: buildTheme(mode ?? 'light', primaryColor, weak, still) }
  const shown = mode ?? modeOf(host)
  if (!mode && !primaryColor && !still) return { mode: shown, theme: undefined }
  return {
    mode: shown,
    theme: {
      ...(mode && { algorithm: algorithmOf(mode) }),
      ...((primaryColor || still) && {
        token: { ...(primaryColor && brandTokens(shown, primaryColor)), ...(still && STILL) },
      }),
    },
  }
}

/**
 * antd's theme for the back office: dense, quiet, in steps of 8 px.
 * @param weak colours of states for who does not tell red and green apart
 * @param still without motion
 */
export function buildTheme(
  mode: ThemeMode,
  primary: string = DEFAULT_PRIMARY,
  weak: boolean = false,
  still: boolean = false,
): ThemeConfig {
  const dark = mode === 'dark'
  return {
    algorithm: algorithmOf(mode),
    cssVar: { key: `lading-${mode}` },
    token: {
      ...brandTokens(mode, primary),
      // antd's own grey for placeholders and hints misses AA on white.
      colorTextPlaceholder: dark ? 'rgba(255,255,255,0.55)' : 'rgba(0,0,0,0.58)',
      colorTextDescription: dark ? 'rgba(255,255,255,0.65)' : 'rgba(0,0,0,0.65)',
      colorTextDisabled: dark ? 'rgba(255,255,255,0.5)' : 'rgba(0,0,0,0.58)',
      colorError: dark ? '#ff7875' : '#cf1322',
      ...(weak && weakTokens(mode)),
      ...(still && STILL),
      borderRadius: 4,
      fontSize: 14,
    },
    components: {
      // Tags of a disabled select would miss AA on antd's own fill.
      Select: { multipleItemBg: dark ? 'rgba(255,255,255,0.06)' : 'rgba(0,0,0,0.03)' },
      // The light fills of the dark theme carry dark text.
      Button: dark
        ? { primaryColor: '#0a0a1f', primaryShadow: 'none', dangerColor: '#1f0505', dangerShadow: 'none' }
        : { primaryShadow: 'none', dangerShadow: 'none' },
      Table: { cellPaddingBlockSM: 7, cellPaddingInlineSM: 8, headerBorderRadius: 4 },
      // antd's own grey for the names of described values misses AA on white.
      Descriptions: { labelColor: dark ? 'rgba(255,255,255,0.65)' : 'rgba(0,0,0,0.65)' },
      Tabs: { horizontalMargin: '0 0 8px 0' },
    },
  }
}
