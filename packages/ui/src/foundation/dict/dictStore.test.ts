import { describe, expect, it, vi } from 'vitest'
import { DictStore } from './dictStore'

function storeWith(items: (code: string) => Promise<{ value: string; text: string }[]>) {
  const spy = vi.fn(items)
  const dict = { items: spy, search: async () => [], texts: async () => [] }
  return { store: new DictStore({ dict }), spy }
}

describe('DictStore', () => {
  it('is on its way before anybody has asked, and empty without a code', () => {
    const { store, spy } = storeWith(async () => [])
    expect(store.get('unit').loading).toBe(true)
    expect(store.get('unit')).toBe(store.get('unit'))
    expect(store.get(undefined).loading).toBe(false)
    expect(spy).not.toHaveBeenCalled()
  })

  it('asks once per code, whoever listens', async () => {
    const { store, spy } = storeWith(async (code) => [{ value: '1', text: `${code} one` }])
    const heard = vi.fn()
    store.subscribe('unit', heard)
    store.subscribe('unit', () => {})
    store.subscribe('currency', () => {})
    await vi.waitFor(() => expect(store.get('unit').loading).toBe(false))
    expect(spy.mock.calls.map(([code]) => code)).toEqual(['unit', 'currency'])
    expect(store.get('unit').options).toEqual([{ value: '1', text: 'unit one' }])
    expect(heard).toHaveBeenCalledTimes(2)
    expect(store.get('unit')).toBe(store.get('unit'))
  })

  it('keeps an error and asks again when the next one comes', async () => {
    let fail = true
    const { store, spy } = storeWith(async () => {
      if (fail) throw new Error('down')
      return [{ value: '1', text: 'one' }]
    })
    store.subscribe('unit', () => {})
    await vi.waitFor(() => expect(store.get('unit').error?.message).toBe('down'))
    fail = false
    store.subscribe('unit', () => {})
    await vi.waitFor(() => expect(store.get('unit').options).toHaveLength(1))
    expect(store.get('unit').error).toBeUndefined()
    expect(spy).toHaveBeenCalledTimes(2)
  })

  it('refreshes what is known and keeps the old options meanwhile', async () => {
    let text = 'old'
    const { store } = storeWith(async () => [{ value: '1', text }])
    store.subscribe('unit', () => {})
    await vi.waitFor(() => expect(store.get('unit').options[0]?.text).toBe('old'))
    text = 'new'
    const done = store.refresh()
    expect(store.get('unit')).toMatchObject({ loading: true, options: [{ text: 'old' }] })
    await done
    expect(store.get('unit').options[0]?.text).toBe('new')
  })
})
