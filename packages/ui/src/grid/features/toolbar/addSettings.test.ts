import { afterEach, expect, it, vi } from 'vitest'
import { ADD_DEFAULTS, ADD_SETTINGS_KEY, readAddSettings, writeAddSettings } from './addSettings'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
afterEach(() => stored.clear())

it('keeps the settings under the key of the specification', () => {
  // One row, at the bottom (spec 2 §9).
  expect(readAddSettings()).toEqual({ addRowNum: 1, addIndex: 0, addScrollToBottom: true })
  const settings = { addRowNum: 3, addIndex: 2, addScrollToBottom: false }
  writeAddSettings(settings)
  expect(JSON.parse(stored.get('jet-add-btn-settings')!)).toEqual(settings)
  expect(readAddSettings()).toEqual(settings)
})

it('takes nothing senseless out of the storage', () => {
  for (const text of ['{', 'null', '7', '{"addRowNum":0,"addIndex":-1,"addScrollToBottom":"no"}']) {
    stored.set(ADD_SETTINGS_KEY, text)
    expect(readAddSettings()).toEqual(ADD_DEFAULTS)
  }
})
