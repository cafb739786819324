/** One entry of the session's permission lists (spec 2 §3, §6; contract §7.2). */
export interface PermissionEntry {
  /** A code, or several separated by commas. */
  action: string
  /** '1' visible field or column, '2' button, action or editable field. */
  type: string
  /** '0' switched off, '1' in force. @default '1' */
  status?: string
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

export const isAction = (entry: PermissionEntry) => String(entry.type) === '2'
export const isVisibility = (entry: PermissionEntry) => String(entry.type) === '1'
export const isOff = (entry: PermissionEntry) => String(entry.status ?? '1') === '0'

/** The prefix with its colon; one is added when missing (spec 2 §6). Nothing stays nothing. */
export function withColon(prefix: string): string {
  return prefix === '' || prefix.endsWith(':') ? prefix : `${prefix}:`
}
