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
