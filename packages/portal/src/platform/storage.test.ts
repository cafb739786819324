import { describe, expect, it } from 'vitest'
import { createStore, SEVEN_DAYS, STORAGE_KEY } from './storage'

function fakeStorage(initial: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(initial))
  return {
    get length() {
      return map.size
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
  }
}

describe('createStore', () => {
  it('gives a value back until its life time is over, then forgets it', () => {
    let now = 1000
    const backend = fakeStorage()
    const store = createStore(backend, () => now)
    store.set('a', { n: 1 }, 500)
    expect(store.get('a')).toEqual({ n: 1 })
    now = 1500
    expect(store.get('a')).toBeUndefined()
    expect(backend.getItem('a')).toBeNull()
  })

  it('keeps a value without a life time', () => {
    let now = 0
    const store = createStore(fakeStorage(), () => now)
    store.set('a', 'x')
    now = Number.MAX_SAFE_INTEGER
    expect(store.get('a')).toBe('x')
  })

  it('reads a text once, until another is stored, by another tab too', () => {
    const backend = fakeStorage()
    const store = createStore(backend)
    store.set('all', { sex: ['m', 'f'] })
    const first = store.get('all')
    expect(store.get('all')).toBe(first)
    createStore(backend).set('all', { sex: ['x'] })
    expect(store.get('all')).toEqual({ sex: ['x'] })
    store.set('all', { sex: [] })
    expect(store.get('all')).toEqual({ sex: [] })
    backend.removeItem('all')
    expect(store.get('all')).toBeUndefined()
  })

  it('reads damaged and foreign entries as missing', () => {
    const store = createStore(fakeStorage({ a: '{', b: '"text"', c: 'null' }))
    expect([store.get('a'), store.get('b'), store.get('c')]).toEqual([undefined, undefined, undefined])
  })

  it('falls back to memory when the browser refuses to store', () => {
    const refusing = fakeStorage()
    refusing.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    for (const store of [createStore(refusing), createStore(undefined)]) {
      store.set('a', 1)
      expect(store.get('a')).toBe(1)
      store.remove('a')
      expect(store.get('a')).toBeUndefined()
    }
  })

  it('prefers the newest value after a refusal ends', () => {
    const backend = fakeStorage()
    const setItem = backend.setItem
    const store = createStore(backend)
    backend.setItem = () => {
      throw new Error('full')
    }
    store.set('a', 'memory')
    backend.setItem = setItem
    store.set('a', 'stored')
    expect(store.get('a')).toBe('stored')
  })
})

it('has the names and the life time that other clients of the contract know (spec 1 §3, §9)', () => {
  expect(SEVEN_DAYS).toBe(604_800_000)
  expect(STORAGE_KEY).toMatchObject({
    token: 'Access-Token',
    username: 'Login_Username',
    tenantId: 'TENANT_ID',
    dictionaries: 'UI_CACHE_DB_DICT_DATA',
    sidebar: 'SIDEBAR_TYPE',
    theme: 'DEFAULT_THEME',
  })
})
