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

/** Whether an entry of the list names the code and meets the condition. */
export function names(
  list: readonly PermissionEntry[],
  code: string,
  condition: (entry: PermissionEntry) => boolean,
): boolean {
  return list.some((entry) => condition(entry) && codesOf(entry).includes(code))
}

const isGranted = ({ isAuth }: PermissionEntry) => /^(true|1)$/.test(String(isAuth))
const isTaken = ({ isAuth }: PermissionEntry) => /^(false|0)$/.test(String(isAuth))

/** The entries that the session holds. */
export function heldOf({ auth, allAuth }: PermissionLists): readonly PermissionEntry[] {
  const granted = allAuth.filter(isGranted)
  const own = auth.some(isTaken) ? auth.filter((entry) => !isTaken(entry)) : auth
  return granted.length > 0 ? [...own, ...granted] : own
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
