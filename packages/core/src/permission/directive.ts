import { isAction, isHeld, isOff, names } from './entries'
import type { PermissionEntry, PermissionLists } from './entries'

/**
 * The directive's reading (spec 1 §6, contract §7.2): may a control be shown? Only if its rule is switched off
 * (status 0 in `allAuth`), or the user holds the code. Entries of type 2 do not count: they are about editing.
 *
 * @param form entries of the form at hand (workflow nodes); they are asked before the session's. @default none
 */
export function hasPermission(
  code: string,
  lists: PermissionLists,
  form: readonly PermissionEntry[] = [],
): boolean {
  const visible = (entry: PermissionEntry) => !isAction(entry)
  return (
    names(form, code, visible) ||
    names(lists.allAuth, code, (entry) => visible(entry) && isOff(entry)) ||
    isHeld(lists, code, visible)
  )
}

/**
 * The directive's reading of editing: a control is disabled when a rule of type 2 for it is in force and the user
 * does not hold it. Without a rule, or when it is switched off, it is enabled.
 *
 * @param form entries of the form at hand; one that names the code decides: status 0 disables. @default none
 */
export function isDisabledByPermission(
  code: string,
  lists: PermissionLists,
  form: readonly PermissionEntry[] = [],
): boolean {
  if (names(form, code, isAction)) return names(form, code, (entry) => isAction(entry) && isOff(entry))
  if (!names(lists.allAuth, code, (entry) => isAction(entry) && !isOff(entry))) return false
  return !isHeld(lists, code, isAction)
}
