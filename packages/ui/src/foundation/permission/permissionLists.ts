/** One entry of the session's permission lists (spec 2 §3, §6). */
export interface PermissionEntry {
  /** The code, e.g. `sales:saQuotation:add`. */
  action: string
  /** '1' visible field, '2' button or action. */
  type: string
  /** '0' disabled, '1' enabled. Absent: enabled. */
  status?: string
  describe?: string
  isAuth?: boolean
}

/** The session's two lists (spec 2 §6): what the user holds, and everything that is defined. */
export interface PermissionLists {
  auth: readonly PermissionEntry[]
  allAuth: readonly PermissionEntry[]
}
