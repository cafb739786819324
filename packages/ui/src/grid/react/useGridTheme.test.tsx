import type { ReactElement } from 'react'
import { ConfigProvider, theme } from 'antd'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useGridTheme } from './useGridTheme'

function Shown() {
  const style: Record<string, unknown> = { ...useGridTheme(36) }
  return `${String(style['--lg-ground'])} ${String(style['--lg-primary'])} ${String(style['--lg-size'])}`
}

function Expected() {
  const { token } = theme.useToken()
  return `${token.colorBgContainer} ${token.colorPrimary} ${token.fontSize}px`
}

test('A grid has the colours of antd, whatever theme the page has given', () => {
  const themes = [undefined, { algorithm: theme.darkAlgorithm }, { token: { colorPrimary: '#0a7d33' } }]
  const seen = themes.map((given) => {
    const page = (content: ReactElement) =>
      renderToStaticMarkup(<ConfigProvider {...(given && { theme: given })}>{content}</ConfigProvider>)
    expect(page(<Shown />)).toBe(page(<Expected />))
    return page(<Shown />)
  })
  expect(new Set(seen).size).toBe(3)
})

test('Without a theme the tokens are computed for the first grid only', () => {
  const computed = vi.spyOn(theme, 'getDesignToken')
  const asked = vi.spyOn(theme, 'useToken')
  for (let go = 0; go < 3; go++) renderToStaticMarkup(<Shown />)
  expect(asked).not.toHaveBeenCalled()
  expect(computed.mock.calls.length).toBeLessThan(2)
  vi.restoreAllMocks()
})
