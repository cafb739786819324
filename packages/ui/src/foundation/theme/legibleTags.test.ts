import { theme } from 'antd'
import { expect, it } from 'vitest'
import { contrast } from './contrast'
import { legibleTagsCss, TAG_COLORS, TAG_TEXT_SHADE } from './legibleTags'
import { buildTheme } from './theme'

it.each([
  ['light', false],
  ['dark', false],
  ['light', true],
  ['dark', true],
] as const)('keeps the text of coloured tags readable, %s, weak colours %s', (mode, weak) => {
  const shades = theme.getDesignToken(buildTheme(mode, undefined, weak)) as unknown as Record<string, string>
  for (const color of TAG_COLORS) {
    const reached = contrast(shades[`${color}${TAG_TEXT_SHADE}`]!, shades[`${color}1`]!)
    expect(reached, color).toBeGreaterThanOrEqual(4.5)
  }
})

it('knows every colour that antd has shades of', () => {
  const shaded = Object.keys(theme.getDesignToken()).flatMap((name) => /^([a-z]+)1$/.exec(name)?.[1] ?? [])
  const coloured = shaded.filter((name) => !name.startsWith('font'))
  expect([...TAG_COLORS].sort()).toEqual(coloured.sort())
  for (const color of coloured) expect(legibleTagsCss).toContain(`.ant-tag-${color}:`)
})
