import type { DictOption } from '@lading/ui/foundation'
import { localStore, SEVEN_DAYS, STORAGE_KEY } from './storage'

/** All dictionaries by code, as login and `queryAllDictItems` give them (spec 1 §3). */
export type DictCache = Record<string, RawDictItem[]>

/** A dictionary item of the wire: the text may stand under three names (spec 1 §3). */
export interface RawDictItem {
  value: string | number
  text?: string
  label?: string
  title?: string
  disabled?: boolean
  color?: string
}

/** Keeps the dictionaries for 7 days (spec 1 §9). @param version as the server names them, where it does */
export function storeDictionaries(all: DictCache, version?: string): void {
  localStore.set(STORAGE_KEY.dictionaries, all, SEVEN_DAYS)
  if (version) localStore.set(STORAGE_KEY.dictVersion, version, SEVEN_DAYS)
  else localStore.remove(STORAGE_KEY.dictVersion)
}

/** The version that this page shows; another tab may have stored a newer one since. */
let shown = localStore.get<string>(STORAGE_KEY.dictVersion)

/**
 * Keeps the dictionaries that are in force.
 *
 * @param version as the server has told it
 * @param fetchAll asks for all of them; not called for those that are kept
 * @returns whether this page has shown others
 */
export async function renewDictionaries(
  version: string,
  fetchAll: () => Promise<DictCache>,
): Promise<boolean> {
  const kept = () => localStore.get<string>(STORAGE_KEY.dictVersion)
  shown ??= kept()
  if (kept() !== version) storeDictionaries(await fetchAll(), version)
  const others = shown !== version
  shown = version
  return others
}

/** The options of a code, or `undefined` when the cache does not know it. */
export function cachedDictionary(code: string): DictOption[] | undefined {
  const items = localStore.get<DictCache>(STORAGE_KEY.dictionaries)?.[code]
  return Array.isArray(items) ? items.map(dictOption) : undefined
}

/** An item of the wire as widgets read it. */
export function dictOption(item: RawDictItem): DictOption {
  return {
    value: String(item.value),
    text: item.text ?? item.label ?? item.title ?? String(item.value),
    ...(item.disabled !== undefined && { disabled: item.disabled }),
    ...(item.color && { color: item.color }),
  }
}
