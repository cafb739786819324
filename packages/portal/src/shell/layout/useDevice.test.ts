import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { deviceOf } from './useDevice'

it.each([
  [390, 'mobile'],
  [767.99, 'mobile'],
  [768, 'tablet'],
  [1087.99, 'tablet'],
  [1088, 'desktop'],
])('a window of %s px is that of a %s (spec 1 §9)', (width, device) => {
  expect(deviceOf(width)).toBe(device)
})

it('styles around the pages break where the shell does', () => {
  const shell = resolve(import.meta.dirname, '..')
  const widths = readdirSync(shell, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => [
      ...readFileSync(resolve(shell, name), 'utf8').matchAll(/@media[^{]*width[^{]*?([\d.]+)px/g),
    ])
    .map(([, width]) => width)
  expect(widths.length).toBeGreaterThan(0)
  expect(widths.filter((width) => width !== '767.99' && width !== '1087.99')).toEqual([])
})
