import { expect, it } from 'vitest'
import { shellKey, TYPING } from './shellKey'
import type { Pressed } from './shellKey'

const pressed = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  altKey: false,
  ctrlKey: false,
  defaultPrevented: false,
  key,
  metaKey: false,
  repeat: false,
  target: null,
  ...more,
})
/** An element inside of what matches a part of the selector. */
const inside = (around: string) =>
  ({
    closest: (selector: string) => (selector.split(', ').includes(around) ? {} : null),
  }) as unknown as Element

it('finds from everywhere, also while something is typed', () => {
  expect(shellKey(pressed('k', { ctrlKey: true }))).toBe('find')
  expect(shellKey(pressed('K', { metaKey: true, target: inside('input') }))).toBe('find')
  expect(shellKey(pressed('k'))).toBeUndefined()
  expect(shellKey(pressed('k', { ctrlKey: true, altKey: true }))).toBeUndefined()
  expect(shellKey(pressed('k', { ctrlKey: true, defaultPrevented: true }))).toBeUndefined()
})

it('shows the keys only where a question mark is no text', () => {
  expect(shellKey(pressed('?'))).toBe('keys')
  expect(shellKey(pressed('?', { target: inside('main') }))).toBe('keys')
  for (const around of TYPING.split(', '))
    expect([around, shellKey(pressed('?', { target: inside(around) }))]).toEqual([around, undefined])
})
