import { isDisabledByPermission } from './directive'
import { byCode, heldOf, isAction, isHeld, isOff, isVisibility, names, withColon } from './entries'
import type { PermissionLists } from './entries'

/**
 * The reading of pickers and lists (spec 2 §6): may an action be offered?
 *
 * 1. held as type 2: yes;
 * 2. defined but switched off: no;
 * 3. the user holds other actions of type 2, but not this one: no;
 * 4. the user holds none at all: yes.
 */
export function isActionAllowed(code: string, lists: PermissionLists): boolean {
  if (isHeld(lists, code, isAction)) return true
  if (names(lists.allAuth, code, (entry) => isAction(entry) && isOff(entry))) return false
  return !heldOf(lists).some(isAction)
}

/**
 * Whether a column or form item is not for this user: listed as type 1, in force, and not held. Form items that
 * are hidden are removed.
 *
 * @example isColumnHidden('sales:saQuotation', 'price', lists) // asks for sales:saQuotation:price
 */
export function isColumnHidden(prefix: string, field: string, lists: PermissionLists): boolean {
  const code = withColon(prefix) + field
  const inForce = names(lists.allAuth, code, (entry) => isVisibility(entry) && !isOff(entry))
  return inForce && !isHeld(lists, code, isVisibility)
}

/** Whether a form item may be seen but not changed: listed as type 2, in force, and not held. Both readings agree on it. */
export function isFieldDisabled(prefix: string, field: string, lists: PermissionLists): boolean {
  return isDisabledByPermission(withColon(prefix) + field, lists)
}

/**
 * The codes of a page, without their prefix, that are defined, in force and not held: the excluded list of its
 * toolbar.
 */
export function excludedCodes(prefix: string, lists: PermissionLists): string[] {
  const start = withColon(prefix)
  if (start === '') return []
  const held = byCode(heldOf(lists))
  return [...byCode(lists.allAuth)].flatMap(([code, entries]) =>
    code.startsWith(start) && code.length > start.length && !held.has(code) && !entries.every(isOff)
      ? code.slice(start.length)
      : [],
  )
}

/** Buttons that go with another one's code. */
const GOES_WITH: Readonly<Record<string, string>> = { remove: 'batch_delete' }

/**
 * Whether a toolbar button may be offered: unless its code is excluded, with or without the prefix. An empty list
 * allows all; `batch_delete` also hides the remove button (spec 2 §6).
 */
export function isToolbarButtonAllowed(prefix: string, code: string, excluded: readonly string[]): boolean {
  const start = withColon(prefix)
  const isExcluded = (each: string) => excluded.includes(each) || excluded.includes(start + each)
  const partner = Object.hasOwn(GOES_WITH, code) ? GOES_WITH[code] : undefined
  return !isExcluded(code) && (partner === undefined || !isExcluded(partner))
}
