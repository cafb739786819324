/** Seven days: how long login data and the dictionary cache live (spec 1 §9). */
export const SEVEN_DAYS = 604_800_000

/** Names in local storage (spec 1 §3). */
export const STORAGE_KEY = {
  token: 'Access-Token',
  username: 'Login_Username',
  userInfo: 'Login_Userinfo',
  tenantId: 'TENANT_ID',
  chooseDepartment: 'MUST_CHOOSE_DEPART',
  dictionaries: 'UI_CACHE_DB_DICT_DATA',
  /** Which of them are kept, as the server names them. */
  dictVersion: 'DICT_VERSION',
  sidebar: 'SIDEBAR_TYPE',
  theme: 'DEFAULT_THEME',
  locale: 'LOCALE',
  settings: 'LADING_SETTINGS',
  /** Of one browser tab. */
  viewedRole: 'VIEWED_ROLE',
} as const

interface Entry {
  value: unknown
  /** Epoch milliseconds; `null`: never. */
  expire: number | null
}

/** Values by name with a life time. A value that is gone, expired or damaged reads as `undefined`. */
export interface Store {
  /** Not to be changed: as long as the value stays, it is given out again. */
  get<Value>(key: string): Value | undefined
  /** @param lifetime milliseconds; without one the value stays */
  set(key: string, value: unknown, lifetime?: number): void
  remove(key: string): void
}

/**
 * A store over `Storage` that never throws: when the browser refuses (private mode, quota, no storage at all)
 * values live in memory, so the portal still works until the page is closed.
 */
export function createStore(backend: Storage | undefined, now: () => number = () => Date.now()): Store {
  const memory = new Map<string, Entry>()
  /** What was read last: a page asks for each of its dictionaries, which are kept as one text. */
  const parsed = new Map<string, { text: string; entry: Entry }>()

  function read(key: string): Entry | undefined {
    const held = memory.get(key)
    if (held) return held
    try {
      const text = backend?.getItem(key)
      if (!text) return undefined
      const last = parsed.get(key)
      if (last?.text === text) return last.entry
      const entry = JSON.parse(text) as Entry
      if (typeof entry !== 'object' || entry === null || !('value' in entry)) return undefined
      parsed.set(key, { text, entry })
      return entry
    } catch {
      return undefined
    }
  }

  function remove(key: string): void {
    memory.delete(key)
    parsed.delete(key)
    try {
      backend?.removeItem(key)
    } catch {
      // Nothing to do: a storage that refuses removal refused the value too.
    }
  }

  return {
    get<Value>(key: string) {
      const entry = read(key)
      if (!entry) return undefined
      if (entry.expire !== null && entry.expire <= now()) {
        remove(key)
        return undefined
      }
      return entry.value as Value
    },
    set(key, value, lifetime) {
      const entry: Entry = { value, expire: lifetime === undefined ? null : now() + lifetime }
      try {
        if (!backend) throw new Error('no storage')
        backend.setItem(key, JSON.stringify(entry))
        memory.delete(key)
      } catch {
        memory.set(key, entry)
      }
    },
    remove,
  }
}

function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window[name]
  } catch {
    return undefined
  }
}

/** Shared by all tabs of the browser. */
export const localStore = createStore(browserStorage('localStorage'))
/** Of this browser tab only. */
export const tabStore = createStore(browserStorage('sessionStorage'))
