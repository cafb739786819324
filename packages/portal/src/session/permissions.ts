import type { PermissionResult } from '@lading/core/contract'
import { CODE } from '@lading/core/envelope'
import { unpackRights } from '@lading/core/permission'
import { RequestError } from '@lading/request'
import type { Link } from '@lading/request'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { MenuNode, PermissionData } from '@/shell/menu/menuTypes'
import { request } from '@/platform/request'
import type { GuardSession } from './decide'
import { useSession } from './sessionStore'

/** A session without a single menu entry cannot open anything. The text is the specification's (spec 1 §5). */
export class EmptyMenuError extends Error {
  constructor() {
    super('getPermissionList: permissions must be a non-null array !')
    this.name = 'EmptyMenuError'
  }
}

/**
 * The permission data of one session; another token is another session. It never goes stale by itself: rights
 * change with the next login, a reload or a refusal (`followRights`).
 */
export function permissionQuery(token: string | undefined) {
  return queryOptions({
    queryKey: ['permissions', token],
    queryFn: async ({ signal }): Promise<PermissionData> =>
      checkPermissions(
        await request().auth.permissions({ query: { brief: '1' }, signal, silent: somethingFirst }),
      ),
    staleTime: Infinity,
    gcTime: Infinity,
    // Whoever comes later reads the failure, and why, rather than asking anew.
    retryOnMount: false,
    enabled: token !== undefined,
  })
}

/** All entries of the menu of a session, as far as it is loaded. */
export function loadedEntries(client: QueryClient, token: string | undefined): MenuNode[] {
  const flat = (nodes: readonly MenuNode[]): MenuNode[] =>
    nodes.flatMap((node) => [node, ...flat(node.children ?? [])])
  return flat(client.getQueryData(permissionQuery(token).queryKey)?.menu ?? [])
}

/**
 * The lists as the portal can use them.
 *
 * @throws EmptyMenuError when there is no menu
 */
export function checkPermissions(data: Partial<PermissionResult> | null | undefined): PermissionData {
  if (!data || !Array.isArray(data.menu) || data.menu.length === 0) throw new EmptyMenuError()
  // Another server of the contract gives the lists, whatever it was asked.
  if (data.rights) return { menu: data.menu, auth: [], allAuth: unpackRights(data.rights) }
  return { menu: data.menu, auth: named(data.auth), allAuth: named(data.allAuth) }
}

/** Entries without a description have none, rather than `null`. */
function named<Entry extends { describe?: string | null }>(entries: Entry[] = []) {
  return entries.map(({ describe, ...entry }) => ({ ...entry, ...(describe != null && { describe }) }))
}

/** The page of what has to be done first says it better than a notice. */
const somethingFirst = (error: { code: number }) =>
  error.code === CODE.passwordChange || error.code === CODE.secondFactorSetup

/** The permission data; not asked for while the server would refuse it because of the password. */
function usePermissionData(token: string | undefined) {
  const told = useSession((session) => session.user?.mustChangePassword === true)
  const query = useQuery({ ...permissionQuery(token), enabled: token !== undefined && !told })
  return { ...query, told }
}

/** What the guard asks, from the session and the state of its permission data. */
export function useGuardSession(): GuardSession {
  const token = useSession((session) => session.token)
  const { data, error, told } = usePermissionData(token)
  if (!token) return { loggedIn: false, permissions: 'none' }
  // An administrator may have set the password while the session lasted.
  const refused = error instanceof RequestError ? error.code : undefined
  if (told || refused === CODE.passwordChange)
    return { loggedIn: true, permissions: 'none', mustChangePassword: true }
  if (refused === CODE.secondFactorSetup) return { loggedIn: true, permissions: 'none', mustSetFactor: true }
  // Rights that were asked for again and did not come stay as they were; only having none at all ends the session.
  const failed = error !== null && (data === undefined || error instanceof EmptyMenuError)
  return { loggedIn: true, permissions: failed ? 'failed' : data ? 'ready' : 'none' }
}

/** Why the permission data could not be had; `undefined` while nothing failed. */
export function usePermissionFailure(): Error | undefined {
  const token = useSession((session) => session.token)
  return usePermissionData(token).error ?? undefined
}

/** The permission data of a page behind the guard. */
export function usePermissions(): PermissionData {
  const token = useSession((session) => session.token)
  return usePermissionData(token).data ?? NOTHING
}

const NOTHING: PermissionData = { menu: [], auth: [], allAuth: [] }

/** Rights are not asked for more often than this because of refusals, in milliseconds. */
const RIGHTS_EVERY = 5_000

/**
 * A refusal (HTTP 403) may mean that a right was taken away while the page was open: the rights are asked for anew, so
 * that menu, buttons and open pages follow (security.md §6).
 */
export function followRights(client: QueryClient, now: () => number = () => Date.now()): Link {
  let asked = -Infinity
  return async (call, next) => {
    const reply = await next(call)
    if (reply.status === 403 && now() - asked > RIGHTS_EVERY) {
      asked = now()
      void client.invalidateQueries({ queryKey: ['permissions'] })
    }
    return reply
  }
}

/** Gives an in-place login the rights the page already has, so that nothing is unmounted meanwhile. */
export function carryPermissions(client: QueryClient, from: string | undefined, to: string): void {
  const held = client.getQueryData<PermissionData>(['permissions', from])
  if (held) client.setQueryData(['permissions', to], held)
}
