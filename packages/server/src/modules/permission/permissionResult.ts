import type { MenuNode, PermissionResult } from '@lading/core/contract'
import { packRights } from '@lading/core/permission'
import { sql } from 'drizzle-orm'
import { heldPermissions } from '../../auth/sessionStore'
import type { Database } from '../../db/database'
import { commaList } from '../../db/statements'
import type { Session } from '../../session'
import type { StoredPermission } from './menuTree'
import { menuTree } from './menuTree'

const PAGE = 1
const BUTTON = 2

const columns = sql`p.id, p.parent_id, p.name, p.name_en, p.names, p.perms, p.perms_type, p.icon, p.component, p.component_name,
  p.url, p.redirect, p.sort_no, p.menu_type, p.route, p.keep_alive, p.hidden, p.hide_tab, p.always_show,
  p.internal_or_external, p.description, p.status`

/** What a session sees: menu, buttons held, buttons defined (contract §7). The role `admin` holds everything. */
export async function permissionResult(db: Database, session: Session): Promise<PermissionResult> {
  const all = await db.rows<StoredPermission>(
    sql`SELECT ${columns} FROM sys_permission p WHERE p.del_flag = 0 ORDER BY p.sort_no, p.id`,
  )
  const heldIds = session.isAdmin ? undefined : await heldBy(db, session)
  const held = heldIds ? all.filter(({ id }) => heldIds.has(id)) : all
  const holds = ({ id, status }: StoredPermission) => status === '1' && (!heldIds || heldIds.has(id))
  const buttons = all.filter(({ menuType, perms }) => menuType === BUTTON && perms)
  return {
    menu: menuTree(mayBeOpened(held, all, session).filter(({ status }) => status === '1')),
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

/**
 * Without entries that show a page once more, e.g. narrowed to a part of its records, and have no code of their own: these
 * are shown to whoever may open the page itself.
 */
function mayBeOpened(
  held: readonly StoredPermission[],
  all: readonly StoredPermission[],
  session: Session,
): readonly StoredPermission[] {
  if (session.isAdmin) return held
  const codes = new Map(
    all.flatMap(({ menuType, component, perms }) =>
      menuType === PAGE && component && perms ? [[component, commaList(perms)] as const] : [],
    ),
  )
  return held.filter(({ menuType, component, perms }) => {
    const asked = menuType === PAGE && !perms ? codes.get(component) : undefined
    return !asked || asked.some((code) => session.permissions.has(code))
  })
}

/** Ids of the entries that a session holds: the own ones, or those of the role as which it sees that it holds as well. */
async function heldBy(db: Database, { permissions, userId, viewedRole }: Session): Promise<Set<string>> {
  if (viewedRole === undefined) {
    const rows = await db.rows<{ permissionId: string }>(heldPermissions(sql`${userId}`))
    return new Set(rows.map(({ permissionId }) => permissionId))
  }
  const rows = await db.rows<{ permissionId: string; perms: string }>(
    sql`SELECT rp.permission_id, p.perms FROM sys_role_permission rp JOIN sys_permission p ON p.id = rp.permission_id
        WHERE rp.role_id = ${viewedRole}`,
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

/** The same in the brief form; whole where a code cannot be packed. */
export function briefly(result: PermissionResult): PermissionResult {
  const rights = packRights(result.allAuth)
  if (!rights) return result
  const { codeList: _, ...rest } = result
  return { ...rest, menu: withoutIds(result.menu), auth: [], allAuth: [], rights }
}
