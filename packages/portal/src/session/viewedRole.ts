import { calls } from '@lading/core/calls'
import type { Link } from '@lading/request'
import { request } from '@/platform/request'
import { STORAGE_KEY, tabStore } from '@/platform/storage'
import { GUARD_PATHS } from './decide'
import { addressOf } from './endSession'

/** The role as which this browser tab sees. */
export interface ViewedRole {
  id: string
  name: string
}

/** The role as which this browser tab sees; none: the user's own rights. */
export const viewedRole = (): ViewedRole | undefined => tabStore.get<ViewedRole>(STORAGE_KEY.viewedRole)

/** What was loaded with other rights must not be shown any more. */
const startAnew = () => window.location.assign(addressOf(GUARD_PATHS.home))

/**
 * Names the role with every call; the server decides what that allows (contract §10). Where it does not even tell what
 * the role sees, the view is over: its hour has passed, or another session has begun.
 */
export const nameViewedRole: Link = async (call, next) => {
  const role = viewedRole()
  if (!role) return next(call)
  const reply = await next({ ...call, headers: { ...call.headers, 'X-View-Role': role.id } })
  if (reply.status === 403 && call.url.includes(calls.getUserPermissionByToken.path)) endView()
  return reply
}

/** Begins to see as a role: the server writes it down, then everything is loaded anew. */
export async function viewAsRole(role: ViewedRole): Promise<void> {
  await request().call(calls.roleView, { body: { roleId: role.id } })
  tabStore.set(STORAGE_KEY.viewedRole, role)
  startAnew()
}

/** Sees with the own rights again. */
export function endView(): void {
  tabStore.remove(STORAGE_KEY.viewedRole)
  startAnew()
}
