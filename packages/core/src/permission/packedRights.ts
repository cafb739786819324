import type { PermissionEntry } from './entries'
import { codesOf, isGranted, isOff } from './entries'

/**
 * Entries by the first part of their code: `{ 'sales:saQuotation:': 'add,!delete,!price~1,-export' }`. A name is held; `!` says
 * that it is not, `-` that its rule is switched off, `~1` its type where that is not 2.
 */
export type PackedRights = Readonly<Record<string, string>>

/** What the signs of the packed form leave of a code. */
const PLAIN = /^[^,~!-][^,~]*$/
const PACKED = /^([!-]*)([^~]+)(?:~(.+))?$/

/**
 * All entries of a session in a twentieth of their size. Names for people go: controls ask for codes.
 *
 * @returns `undefined` when a code holds a sign that the form needs
 */
export function packRights(entries: readonly PermissionEntry[]): PackedRights | undefined {
  const packed = new Map<string, string[]>()
  for (const entry of entries)
    for (const code of codesOf(entry)) {
      const at = code.lastIndexOf(':')
      const name = code.slice(at + 1)
      if (!PLAIN.test(name)) return undefined
      const type = String(entry.type)
      const text = `${isGranted(entry) ? '' : '!'}${isOff(entry) ? '-' : ''}${name}${type === '2' ? '' : `~${type}`}`
      const prefix = code.slice(0, at + 1)
      const names = packed.get(prefix)
      if (names) names.push(text)
      else packed.set(prefix, [text])
    }
  return Object.fromEntries([...packed].map(([prefix, names]) => [prefix, names.join(',')]))
}

/** The entries of what `packRights` gave, one for each code. */
export function unpackRights(packed: PackedRights): PermissionEntry[] {
  return Object.entries(packed).flatMap(([prefix, names]) =>
    names.split(',').flatMap((text): PermissionEntry[] => {
      const [, signs = '', name, type = '2'] = PACKED.exec(text) ?? []
      if (!name) return []
      const status = signs.includes('-') ? '0' : '1'
      return [{ action: prefix + name, type, status, isAuth: !signs.includes('!') }]
    }),
  )
}
