import { createHash } from 'node:crypto'
import type { MenuNode, PermissionResult } from '@lading/core/contract'
import { packRights } from '@lading/core/permission'
import { sql } from 'drizzle-orm'
import { heldPermissions } from '../../auth/sessionStore'
import type { Database } from '../../db/database'
import { sharedCache } from '../../db/sharedCache'
import { commaList } from '../../db/statements'
import type { Session } from '../../session'
import type { StoredPermission } from './menuTree'
import { menuTree } from './menuTree'

const PAGE = 1
const BUTTON = 2

const columns = sql`p.id, p.parent_id, p.name, p.name_en, p.names, p.perms, p.perms_type, p.icon, p.component, p.component_name,
  p.url, p.redirect, p.sort_no, p.menu_type, p.route, p.keep_alive, p.hidden, p.hide_tab, p.always_show,
  p.internal_or_external, p.description, p.status`

/** Roles and departments give few different menus: as many as these are kept. */
const KEPT = 32
/** What is kept is asked for by the state of the tables, so it never grows old; it only goes when nobody asks for it. */
const KEPT_MS = 3_600_000

/** Tells what a session sees: menu, buttons held, buttons defined (contract §7). */
export type PermissionResults = (session: Session) => Promise<PermissionResult>

/**
 * The menus and rights of sessions. Hundreds of forms bring thousands of entries: who holds the same ones is given the same
 * result, as long as neither the entries nor what is held has changed. Both are asked of the database at each call, so that
 * a change takes effect at once, whichever process it was made by.
 */
export function permissionResults(db: Database): PermissionResults {
  const entries = sharedCache<readonly StoredPermission[]>(db, { freshMs: KEPT_MS, most: 2 })
  const results = sharedCache<PermissionResult>(db, { freshMs: KEPT_MS, most: KEPT })
  const entriesAs = (state: string) =>
    entries.get(state, (on) =>
      on.rows<StoredPermission>(
        sql`SELECT ${columns} FROM sys_permission p WHERE p.del_flag = 0 ORDER BY p.sort_no, p.id`,
      ),
    )
  return async (session) => {
    const { state, held } = await stateOf(db, session)
    if (session.isAdmin)
      return results.get(`${state} admin`, async () => resultOf(await entriesAs(state), undefined))
    // What somebody sees as a role depends on the own rights as well, and is asked for seldom.
    if (session.viewedRole !== undefined) {
      const seen = await seenAs(db, session, session.viewedRole)
      return resultOf(await entriesAs(state), seen, session.permissions)
    }
    const key = createHash('sha256').update(held).digest('base64')
    return results.get(`${state} ${key}`, async () =>
      resultOf(await entriesAs(state), new Set(held.split(','))),
    )
  }
}

/**
 * A stamp of all entries, which any change of a row makes another one, and the ids of those that a user holds. The stamp is
 * read before the entries are: what is kept by it may be newer, never older.
 */
async function stateOf(db: Database, { userId, isAdmin }: Session): Promise<{ state: string; held: string }> {
  const ids = sql`SELECT string_agg(h.permission_id, ',' ORDER BY h.permission_id COLLATE "C") FROM (${heldPermissions(sql`${userId}`)}) h`
  const row = await db.row<{ state: string; held: string }>(sql`
    SELECT (SELECT count(*) || ':' || coalesce(sum(hashtextextended(xmin::text || ctid::text, 0)), 0) FROM sys_permission) AS state,
      coalesce((${isAdmin ? sql`NULL` : ids}), '') AS held`)
  return row!
}

/**
 * @param heldIds ids of the entries held; nothing for who holds everything
 * @param codes rights held. @default those of the entries held
 */
function resultOf(
  all: readonly StoredPermission[],
  heldIds: ReadonlySet<string> | undefined,
  codes?: ReadonlySet<string>,
): PermissionResult {
  const held = heldIds ? all.filter(({ id }) => heldIds.has(id)) : all
  const holds = ({ id, status }: StoredPermission) => status === '1' && (!heldIds || heldIds.has(id))
  const buttons = all.filter(({ menuType, perms }) => menuType === BUTTON && perms)
  const opened = heldIds ? mayBeOpened(held, all, codes ?? codesOf(held)) : held
  return {
    menu: menuTree(opened.filter(({ status }) => status === '1')),
    auth: buttons
      .filter(holds)
      .map(({ perms, permsType, name }) => ({ action: perms, type: permsType, describe: name })),
    allAuth: buttons.map((button) => ({
      action: button.perms,
      type: button.permsType,
      status: button.status,
      isAuth: holds(button),
      describe: button.name,
    })),
    codeList: [
      ...new Set(held.filter(({ perms, status }) => perms && status === '1').map(({ perms }) => perms)),
    ],
    sysSafeMode: false,
  }
}

const codesOf = (held: readonly StoredPermission[]): ReadonlySet<string> =>
  new Set(held.flatMap(({ perms, status }) => (status === '1' ? commaList(perms) : [])))

/**
 * Without entries that show a page once more, e.g. narrowed to a part of its records, and have no code of their own: these
 * are shown to whoever may open the page itself.
 */
function mayBeOpened(
  held: readonly StoredPermission[],
  all: readonly StoredPermission[],
  own: ReadonlySet<string>,
): readonly StoredPermission[] {
  const codes = new Map(
    all.flatMap(({ menuType, component, perms }) =>
      menuType === PAGE && component && perms ? [[component, commaList(perms)] as const] : [],
    ),
  )
  return held.filter(({ menuType, component, perms }) => {
    const asked = menuType === PAGE && !perms ? codes.get(component) : undefined
    return !asked || asked.some((code) => own.has(code))
  })
}

/** Ids of the entries of a role that a session holds as well: what it sees while it looks as that role does. */
async function seenAs(db: Database, { permissions }: Session, role: string): Promise<Set<string>> {
  const rows = await db.rows<{ permissionId: string; perms: string }>(
    sql`SELECT rp.permission_id, p.perms FROM sys_role_permission rp JOIN sys_permission p ON p.id = rp.permission_id
        WHERE rp.role_id = ${role}`,
  )
  // A page without a code is shown by the role; what it shows is asked for with codes.
  const seen = rows.filter(({ perms }) =>
    perms.split(',').every((code) => !code.trim() || permissions.has(code.trim())),
  )
  return new Set(seen.map(({ permissionId }) => permissionId))
}

const withoutIds = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.map(({ children, ...node }) => ({
    ...node,
    id: '',
    ...(children && { children: withoutIds(children) }),
  }))

const packed = new WeakMap<PermissionResult, PermissionResult>()

/** The same in the brief form, made once of each result; whole where a code cannot be packed. */
export function briefly(result: PermissionResult): PermissionResult {
  const known = packed.get(result)
  if (known) return known
  const rights = packRights(result.allAuth)
  const { codeList: _, ...rest } = result
  const brief = rights ? { ...rest, menu: withoutIds(result.menu), auth: [], allAuth: [], rights } : result
  packed.set(result, brief)
  return brief
}
