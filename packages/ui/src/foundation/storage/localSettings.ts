/** A setting out of local storage; null when there is none or storage is refused (private windows). */
export function readLocal(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Keeps a setting in local storage, or takes it out with null. Storage that is full or refused loses the setting only. */
export function writeLocal(key: string, value: string | null): void {
  try {
    if (value === null) globalThis.localStorage?.removeItem(key)
    else globalThis.localStorage?.setItem(key, value)
  } catch {
    // A setting that cannot be kept is no reason to disturb the work.
  }
}

/**
 * Local storage wherever code runs: on a server, or where it is refused, nothing is found. Looked up anew each time,
 * because merely naming it fails in some windows.
 */
export const localStore: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: readLocal,
  /** @throws where it is full, refused or not there */
  setItem: (key, value) => globalThis.localStorage.setItem(key, value),
}
