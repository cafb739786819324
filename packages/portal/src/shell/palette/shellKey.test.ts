// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { shellKey } from './shellKey'
import type { Pressed } from './shellKey'

const pressed = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  altKey: false,
  ctrlKey: false,
  defaultPrevented: false,
  key,
  metaKey: false,
  repeat: false,
  target: document.body,
  ...more,
})
function inside(html: string): Element {
  document.body.innerHTML = html
  return document.body.querySelector('[data-here]')!
}

it('finds from everywhere, also while something is typed', () => {
  expect(shellKey(pressed('k', { ctrlKey: true }))).toBe('find')
  expect(shellKey(pressed('K', { metaKey: true, target: inside('<input data-here>') }))).toBe('find')
  expect(shellKey(pressed('k'))).toBeUndefined()
  expect(shellKey(pressed('k', { ctrlKey: true, altKey: true }))).toBeUndefined()
  expect(shellKey(pressed('k', { ctrlKey: true, defaultPrevented: true }))).toBeUndefined()
})

it('shows the keys only where a question mark is no text', () => {
  expect(shellKey(pressed('?'))).toBe('keys')
  for (const html of [
    '<textarea data-here></textarea>',
    '<div contenteditable="true"><p data-here>text</p></div>',
    '<div role="grid"><div role="gridcell" tabindex="0" data-here></div></div>',
  ])
    expect(shellKey(pressed('?', { target: inside(html) }))).toBeUndefined()
})
