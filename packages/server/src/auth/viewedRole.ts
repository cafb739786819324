import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { OpenDatabase } from '../db/database'
import { Failure, forbidden } from '../http/failures'
import { CODE } from '@lading/core/envelope'
import { said } from '../http/language'
import type { Session } from '../session'
import type { DataRule } from './dataRule'
import type { LoginTickets } from './loginTickets'
import { mayDo } from './sessionStore'

/** Names the role as which a call sees. */
export const VIEW_HEADER = 'x-view-role'
/** Who may give rights may see what they come to. */
export const VIEW_RIGHT = 'system:permission:grant'
/** A view that nobody ends is over after an hour. */
const LIFE_MS = 3_600_000
const PURPOSE = 'view-role'

/** Last parts of rights by which a GET looks and changes nothing: some calls of the contract change by GET. */
const LOOKING = new Set(['list', 'export', 'pick', 'grant', 'recycle'])

const ticketOf = (session: Session, roleId: string) => `${session.id}:${roleId}`

/** Lets a session see as a role for an hour; whoever begins it has written so into the log. */
export const beginView = (tickets: LoginTickets, session: Session, roleId: string): Promise<void> =>
  tickets.put(PURPOSE, ticketOf(session, roleId), { roleId }, LIFE_MS)

interface RoleRow {
  roleCode: string
  permissions: string[] | null
  dataRules: DataRule[] | null
}

const readOnly = () =>
  new Failure(
    said(
      '正在以角色身份查看，只能浏览，不能修改',
      'You are viewing as a role: you can look, and change nothing',
    ),
    CODE.forbidden,
    403,
  )

/** Whether a call does nothing but look. */
function looks({ method, routeOptions }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const { access } = routeOptions.config
  return (
    access === 'session' || (typeof access === 'object' && LOOKING.has(access.permission.split(':').at(-1)!))
  )
}

/**
 * The session as a role sees: of its own rights only those that the role has, bound by the rules of both. It never has
 * more than before, and nothing is changed by it (ADR 31).
 *
 * @throws Failure 403 for who may not, for a view that was not begun, and for calls that change something
 */
export async function asViewedRole(
  { db, tickets }: { db: OpenDatabase; tickets: LoginTickets },
  session: Session,
  request: FastifyRequest,
): Promise<Session> {
  const roleId = request.headers[VIEW_HEADER]
  if (roleId === undefined || roleId === '') return session
  if (typeof roleId !== 'string' || roleId.length > 64 || !mayDo(session, VIEW_RIGHT)) throw forbidden()
  if (!(await tickets.look(PURPOSE, ticketOf(session, roleId)))) throw forbidden()
  if (!looks(request)) throw readOnly()
  const role = await db.row<RoleRow>(sql`
    SELECT r.role_code,
      (SELECT array_agg(DISTINCT p.perms) FROM sys_role_permission rp JOIN sys_permission p ON p.id = rp.permission_id
        WHERE rp.role_id = r.id AND p.perms <> '' AND p.status = '1' AND p.del_flag = 0) AS permissions,
      (SELECT json_agg(json_build_object('codes', p.perms, 'url', p.url, 'column', d.rule_column,
          'condition', d.rule_conditions, 'value', d.rule_value) ORDER BY d.id)
        FROM sys_role_permission rp JOIN sys_permission_data_rule d ON d.id = ANY(string_to_array(rp.data_rule_ids, ','))
          JOIN sys_permission p ON p.id = d.permission_id
        WHERE rp.role_id = r.id AND d.status = '1' AND p.status = '1' AND p.del_flag = 0) AS data_rules
    FROM sys_role r WHERE r.id = ${roleId}`)
  if (!role) throw forbidden()
  const held = (role.permissions ?? []).flatMap((entry) => entry.split(',').map((code) => code.trim()))
  return {
    ...session,
    isAdmin: session.isAdmin && role.roleCode === 'admin',
    roles: [role.roleCode],
    permissions: new Set(held.filter((code) => mayDo(session, code))),
    // Rules are joined by AND; who administers everything is bound by none of the own ones.
    dataRules: [...(session.isAdmin ? [] : session.dataRules), ...(role.dataRules ?? [])],
    viewedRole: roleId,
  }
}
