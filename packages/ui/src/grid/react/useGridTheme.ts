import { useContext, useMemo, useState } from 'react'
import type { CSSProperties } from 'react'
import { ConfigProvider, theme } from 'antd'
import type { GlobalToken, ThemeConfig } from 'antd'
import { FOOT_HEIGHT, headHeight } from '../api/measures'

/** Antd's tokens as the grid's custom properties. */
export function useGridTheme(rowHeight: number): CSSProperties {
  const { direction, theme: given } = useContext(ConfigProvider.ConfigContext)
  // Chosen once for each grid, so that the order of hooks stays.
  const [useTokens] = useState(() => (given ? usePageTokens : useKeptTokens))
  const token = useTokens()
  return useMemo(
    () =>
      ({
        '--lg-ground': token.colorBgContainer,
        '--lg-raised': token.colorBgElevated,
        '--lg-text': token.colorText,
        '--lg-text-2': token.colorTextSecondary,
        '--lg-text-3': token.colorTextTertiary,
        '--lg-line': token.colorBorderSecondary,
        '--lg-line-2': token.colorTextTertiary,
        '--lg-head-bg': solid(token.colorFillAlter),
        '--lg-hover': solid(token.colorFillTertiary),
        '--lg-chosen': token.controlItemBgActive,
        '--lg-locked': token.colorFillQuaternary,
        '--lg-primary': token.colorPrimary,
        '--lg-range': `color-mix(in srgb, ${token.colorPrimary} 12%, transparent)`,
        '--lg-error': token.colorError,
        '--lg-warning': token.colorWarning,
        '--lg-warning-bg': token.colorWarningBg,
        '--lg-flash': token.colorWarningBgHover,
        '--lg-error-bg': token.colorErrorBg,
        '--lg-primary-text': token.colorLink,
        '--lg-error-text': token.colorErrorText,
        '--lg-tip': token.colorBgSpotlight,
        '--lg-tip-text': token.colorTextLightSolid,
        '--lg-shadow': token.boxShadowSecondary,
        '--lg-radius': `${token.borderRadius}px`,
        '--lg-font': token.fontFamily,
        '--lg-size': `${token.fontSize}px`,
        '--lg-row': `${rowHeight}px`,
        '--lg-head-row': `${headHeight(rowHeight) - 1}px`,
        '--lg-foot-row': `${FOOT_HEIGHT - 1}px`,
        // Also for what is drawn outside of the grid's own element.
        ...(direction && { direction }),
      }) as CSSProperties,
    [token, rowHeight, direction],
  )
}

/** The tokens of a page with a theme: its components have them computed already. */
function usePageTokens(): GlobalToken {
  return theme.useToken().token
}

/** Of the default theme, and of themes that a page turned to while the grid was mounted. */
const kept = new WeakMap<ThemeConfig, GlobalToken>()
const DEFAULT_THEME: ThemeConfig = {}

/**
 * The tokens of a page that has given no theme. Antd drops its own as soon as no component uses them, and computing
 * them takes a quarter of mounting a grid.
 */
function useKeptTokens(): GlobalToken {
  const { theme: given = DEFAULT_THEME } = useContext(ConfigProvider.ConfigContext)
  const known = kept.get(given)
  if (known) return known
  const token = theme.getDesignToken(given)
  kept.set(given, token)
  return token
}

/** Translucent tokens laid over the background: sticky cells must hide what scrolls under them. */
function solid(over: string): string {
  return `linear-gradient(${over},${over}),var(--lg-bg)`
}
