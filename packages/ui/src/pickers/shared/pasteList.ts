import type { RemoteOption } from '../../foundation/remote-select/remoteOption'

/** Most entries of one pasted list: as many as one call takes. */
export const MAX_PASTED = 500

/** What became of a pasted list. */
export interface PasteReport {
  found: RemoteOption[]
  /** Entries that several fit: nobody can tell which was meant. */
  ambiguous: { word: string; options: RemoteOption[] }[]
  missing: string[]
}

/** A pasted text as its entries: one to a line or cell, or between commas, semicolons and 、; each once. */
export function splitPasted(text: string): string[] {
  const entries = text.split(/[\r\n\t,，;；、|]+/).map((entry) => entry.trim().replace(/\s+/g, ' '))
  return [...new Set(entries)].filter(Boolean)
}

/** What is asked for: entries as they stand, and the words of those with blanks, which may be one name or several. */
export function askedFor(entries: readonly string[]): string[] {
  return [...new Set(entries.flatMap((entry) => [entry, ...entry.split(' ')]))]
}

/** Entries that no option is called by, as their words: blanks may stand between names. */
export function splitUnknown(
  entries: readonly string[],
  options: readonly RemoteOption[],
  keysOf: (option: RemoteOption) => readonly (string | undefined)[],
): string[] {
  const names = new Set(options.flatMap(keysOf).map((key) => key?.toLowerCase()))
  const words = entries.flatMap((entry) => {
    const parts = entry.split(' ')
    return !names.has(entry.toLowerCase()) && parts.some((part) => names.has(part.toLowerCase()))
      ? parts
      : [entry]
  })
  return [...new Set(words)]
}

/**
 * Tells which entries were found.
 *
 * @param keysOf everything by which an option may be called: name, account, job number
 */
export function reportPasted(
  words: readonly string[],
  options: readonly RemoteOption[],
  keysOf: (option: RemoteOption) => readonly (string | undefined)[],
): PasteReport {
  const byKey = new Map<string, Map<string, RemoteOption>>()
  for (const option of options) {
    for (const key of keysOf(option)) {
      if (!key) continue
      const same = byKey.get(key.toLowerCase()) ?? new Map<string, RemoteOption>()
      byKey.set(key.toLowerCase(), same.set(option.value, option))
    }
  }
  const report: PasteReport = { found: [], ambiguous: [], missing: [] }
  const taken = new Set<string>()
  for (const word of words) {
    const fitting = [...(byKey.get(word.toLowerCase())?.values() ?? [])]
    // What an option is stored by is never ambiguous.
    const exact = fitting.find(({ value }) => value.toLowerCase() === word.toLowerCase())
    const one = exact ?? (fitting.length === 1 ? fitting[0] : undefined)
    if (fitting.length === 0) report.missing.push(word)
    else if (!one) report.ambiguous.push({ word, options: fitting })
    else if (!taken.has(one.value)) {
      taken.add(one.value)
      report.found.push(one)
    }
  }
  return report
}
