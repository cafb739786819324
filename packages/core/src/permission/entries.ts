/** One entry of the session's permission lists (spec 2 §3, §6; contract §7.2). */
export interface PermissionEntry {
  /** A code, or several separated by commas. */
  action: string
  /** '1' visible field or column, '2' button, action or editable field. */
  type: string
  /** '0' switched off, '1' in force. @default '1' */
  status?: string
  /**
   * Whether the session holds it: in the list of all entries it counts as one of the session's, in the session's own
   * list `false` takes it out. Servers may write it as a text or a number. @default by the list it stands in
   */
  isAuth?: boolean | string | number
}

/** The two lists of a session: what the user holds, and everything that is defined. */
export interface PermissionLists {
  auth: readonly PermissionEntry[]
  allAuth: readonly PermissionEntry[]
}

/** The codes of an entry. */
export function codesOf(entry: PermissionEntry): string[] {
  return entry.action
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean)
}

type List = readonly PermissionEntry[]

/** Lists have thousands of entries, and every column and button of a page asks: each list is read through once. */
const indexes = new WeakMap<List, ReadonlyMap<string, List>>()

/** The entries of a list by each code that they name. */
export function byCode(list: List): ReadonlyMap<string, List> {
  const known = indexes.get(list)
  if (known) return known
  const index = new Map<string, PermissionEntry[]>()
  for (const entry of list)
    for (const code of codesOf(entry)) {
      const named = index.get(code)
      if (named) named.push(entry)
      else index.set(code, [entry])
    }
  indexes.set(list, index)
  return index
}

/** Whether an entry of the list names the code and meets the condition. */
export function names(list: List, code: string, condition: (entry: PermissionEntry) => boolean): boolean {
  return byCode(list).get(code)?.some(condition) ?? false
}

/** Whether the entry itself says that the session holds it. */
export const isGranted = ({ isAuth }: PermissionEntry) => /^(true|1)$/.test(String(isAuth))
const isTaken = ({ isAuth }: PermissionEntry) => /^(false|0)$/.test(String(isAuth))

const held = new WeakMap<List, WeakMap<List, List>>()

/** The entries that the session holds; the same list for the same two. */
export function heldOf({ auth, allAuth }: PermissionLists): List {
  const ofOwn = held.get(auth) ?? new WeakMap<List, List>()
  held.set(auth, ofOwn)
  const known = ofOwn.get(allAuth)
  if (known) return known
  const granted = allAuth.filter(isGranted)
  const own = auth.some(isTaken) ? auth.filter((entry) => !isTaken(entry)) : auth
  const found = granted.length > 0 ? [...own, ...granted] : own
  ofOwn.set(allAuth, found)
  return found
}

/** Whether the session holds the code by an entry that meets the condition. */
export function isHeld(
  { auth, allAuth }: PermissionLists,
  code: string,
  condition: (entry: PermissionEntry) => boolean,
): boolean {
  return (
    names(auth, code, (entry) => condition(entry) && !isTaken(entry)) ||
    names(allAuth, code, (entry) => condition(entry) && isGranted(entry))
  )
}

export const isAction = (entry: PermissionEntry) => String(entry.type) === '2'
export const isVisibility = (entry: PermissionEntry) => String(entry.type) === '1'
export const isOff = (entry: PermissionEntry) => String(entry.status ?? '1') === '0'

/** The prefix with its colon; one is added when missing (spec 2 §6). Nothing stays nothing. */
export function withColon(prefix: string): string {
  return prefix === '' || prefix.endsWith(':') ? prefix : `${prefix}:`
}
