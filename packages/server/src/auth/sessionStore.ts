import { createHmac, randomBytes } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Bus } from '../cluster/cluster'
import { localBus } from '../cluster/localCluster'
import type { Database } from '../db/database'
import { newId } from '../db/ids'
import { sharedCache } from '../db/sharedCache'
import { insertInto, isIn } from '../db/statements'
import type { Session } from '../session'
import type { DataRule } from './dataRule'
import { stampOf } from '../db/typeParsers'

/** Absolute life of a session: 7 days (contract §1.4). */
const LIFE_MS = 7 * 24 * 3_600_000
/** How long a loaded session is believed; a revoked right ends within this time on other servers (security.md §1). */
const CACHE_MS = 1_000
const CACHED = 5_000
/** Stands for all roles where roles are listed. */
const EVERYBODY = '*'
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** Sessions: opaque tokens, of which only a keyed hash is stored. */
export interface SessionStore {
  /** Opens a session and gives its token, the only time it exists on the server. */
  open: (userId: string, tenantId: number, origin: { ip: string; userAgent: string }) => Promise<string>
  /** Who the token belongs to; `null` for an unknown or expired one and for a frozen or deleted user. */
  find: (token: string | undefined) => Promise<Session | null>
  /** Ends a session; gives whether there was one. */
  close: (sessionId: string) => Promise<boolean>
  /** Hears of sessions that were ended by any process: their sockets are to be closed. */
  onEnded: (listener: (ended: { sessionId?: string; userId?: string; except?: string }) => void) => void
  /** The sessions that still hold, as they are now: with the rights that their users have at this moment. */
  reload: (sessionIds: readonly string[]) => Promise<Map<string, Session>>
  /** Which of the sessions still hold. */
  alive: (sessionIds: readonly string[]) => Promise<Set<string>>
  /** Ends all sessions of a user, but the one given. */
  closeAll: (userId: string, except?: string) => Promise<void>
  /** Rights or departments changed: loads again at the next call. */
  forget: () => void
  removeExpired: () => Promise<number>
}

interface Found {
  id: string
  userId: string
  username: string
  realname: string
  orgCode: string
  tenantId: number
  tenantIds: number[] | null
  relTenantIds: string
  mustChangePassword: boolean
  hasFactor: boolean
  roles: string[] | null
  permissions: string[] | null
  orgCodes: string[] | null
  /** As `orgCodes`, in the same order. */
  departIds: string[] | null
  dataRules: DataRule[] | null
}

/** Ids of the entries that a user holds: by roles, and by roles of departments the user is in. */
export const heldPermissions = (userId: SQL): SQL => sql`
  SELECT rp.permission_id FROM sys_user_role ur JOIN sys_role_permission rp ON rp.role_id = ur.role_id
   WHERE ur.user_id = ${userId}
  UNION
  SELECT drp.permission_id FROM sys_depart_role_user dru
    JOIN sys_depart_role dr ON dr.id = dru.role_id
    JOIN sys_user_depart ud ON ud.user_id = dru.user_id AND ud.dep_id = dr.depart_id
    JOIN sys_depart_role_permission drp ON drp.role_id = dr.id
   WHERE dru.user_id = ${userId}`

/** Ids of the data rules ticked for a user: by roles, by the own departments, by roles of these departments. */
export const tickedRules = (userId: SQL): SQL => sql`
  SELECT unnest(string_to_array(rp.data_rule_ids, ',')) FROM sys_user_role ur
    JOIN sys_role_permission rp ON rp.role_id = ur.role_id WHERE ur.user_id = ${userId} AND rp.data_rule_ids <> ''
  UNION
  SELECT unnest(string_to_array(dp.data_rule_ids, ',')) FROM sys_user_depart ud
    JOIN sys_depart_permission dp ON dp.depart_id = ud.dep_id WHERE ud.user_id = ${userId} AND dp.data_rule_ids <> ''
  UNION
  SELECT unnest(string_to_array(drp.data_rule_ids, ',')) FROM sys_depart_role_user dru
    JOIN sys_depart_role dr ON dr.id = dru.role_id
    JOIN sys_user_depart ud ON ud.user_id = dru.user_id AND ud.dep_id = dr.depart_id
    JOIN sys_depart_role_permission drp ON drp.role_id = dr.id
   WHERE dru.user_id = ${userId} AND drp.data_rule_ids <> ''`

const load = (which: SQL, sessions: SQL = sql`sys_session`) => sql`
  SELECT s.id, s.user_id, s.tenant_id, u.username, u.realname, u.org_code, u.rel_tenant_ids, u.must_change_password,
    EXISTS (SELECT 1 FROM sys_user_factor f WHERE f.user_id = u.id AND f.confirmed) AS has_factor,
    (SELECT array_agg(t.id) FROM sys_tenant t
      WHERE t.status = 1 AND t.id::text = ANY(string_to_array(u.rel_tenant_ids, ','))) AS tenant_ids,
    (SELECT array_agg(r.role_code) FROM sys_user_role ur JOIN sys_role r ON r.id = ur.role_id WHERE ur.user_id = u.id) AS roles,
    (SELECT array_agg(DISTINCT p.perms) FROM sys_permission p
      WHERE p.id IN (${heldPermissions(sql`u.id`)}) AND p.perms <> '' AND p.status = '1' AND p.del_flag = 0) AS permissions,
    (SELECT array_agg(d.org_code ORDER BY d.org_code) FROM sys_user_depart ud JOIN sys_depart d ON d.id = ud.dep_id
      WHERE ud.user_id = u.id AND d.del_flag = '0') AS org_codes,
    (SELECT array_agg(d.id ORDER BY d.org_code) FROM sys_user_depart ud JOIN sys_depart d ON d.id = ud.dep_id
      WHERE ud.user_id = u.id AND d.del_flag = '0') AS depart_ids,
    (SELECT json_agg(json_build_object('codes', p.perms, 'url', p.url, 'column', r.rule_column,
        'condition', r.rule_conditions, 'value', r.rule_value) ORDER BY r.id)
      FROM sys_permission_data_rule r JOIN sys_permission p ON p.id = r.permission_id
      WHERE r.id IN (${tickedRules(sql`u.id`)}) AND r.status = '1' AND p.status = '1' AND p.del_flag = 0) AS data_rules
  FROM ${sessions} s JOIN sys_user u ON u.id = s.user_id
  WHERE ${which} AND s.expires_at > now() AND u.status = 1 AND u.del_flag = 0`

/** A loaded session; none when all tenants of the user are shut: nobody works on in them. */
function sessionOf(
  { relTenantIds, hasFactor, departIds, ...row }: Found,
  factorRoles: readonly string[],
): Session | undefined {
  const tenantIds = row.tenantIds ?? []
  if (relTenantIds && tenantIds.length === 0) return undefined
  const roles = row.roles ?? []
  const orgCodes = row.orgCodes ?? []
  // Who was taken out of a department does not work on in it either.
  const at = Math.max(orgCodes.indexOf(row.orgCode), 0)
  return {
    ...row,
    tenantIds,
    orgCode: orgCodes[at] ?? '',
    departId: departIds?.[at] ?? '',
    // Who was taken out of a tenant does not work on in it.
    tenantId: tenantIds.includes(row.tenantId) ? row.tenantId : (tenantIds[0] ?? 0),
    roles,
    orgCodes,
    dataRules: row.dataRules ?? [],
    isAdmin: roles.includes('admin'),
    mustSetFactor: !hasFactor && factorRoles.some((role) => role === EVERYBODY || roles.includes(role)),
    // One entry may hold several codes, joined by commas (contract §7.2).
    permissions: new Set(
      (row.permissions ?? []).flatMap((entry) => entry.split(',').map((code) => code.trim())),
    ),
  }
}

/**
 * What a user would see, for work that the server does for him or her: nobody is logged in by it, and no token comes of it.
 * @param tenantId in which the work is @default the first of the user's
 * @returns nothing for an unknown, frozen or deleted user, and for one who does not work in the tenant
 */
export async function sessionAs(
  db: Database,
  username: string,
  tenantId?: number,
): Promise<{ session: Session; email: string } | undefined> {
  const user = await db.row<{ email: string }>(
    sql`SELECT email FROM sys_user WHERE username = ${username} AND del_flag = 0`,
  )
  const first = sql`coalesce(nullif(split_part(rel_tenant_ids, ',', 1), ''), '0')`
  const own = sql`(SELECT 'job' AS id, id AS user_id, coalesce(${tenantId ?? null}::text, ${first})::integer AS tenant_id,
      now() + interval '1 minute' AS expires_at FROM sys_user WHERE username = ${username})`
  const found = user && (await db.row<Found>(load(sql`true`, own)))
  // Nobody logs in here, so no second factor is asked for.
  const session = found && sessionOf(found, [])
  if (!session || (tenantId !== undefined && session.tenantId !== tenantId)) return undefined
  return { session, email: user.email }
}

/**
 * The sessions of a server.
 * @param secret keys the stored hash
 * @param bus tells other processes @default none
 * @param factorRoles codes of the roles whose users need a second factor, `*` for everybody @default none
 */
export function createSessionStore(
  db: Database,
  secret: string,
  bus: Bus = localBus(),
  factorRoles: readonly string[] = [],
): SessionStore {
  const cache = sharedCache<Session | undefined>(db, { freshMs: CACHE_MS, most: CACHED })
  const forget = () => bus.publish('forget', 'sessions')
  bus.on('forget', (what) => {
    if (what === 'sessions') cache.forget()
  })
  const hashOf = (token: string) => createHmac('sha256', secret).update(token).digest('hex')
  return {
    open: async (userId, tenantId, { ip, userAgent }) => {
      const token = randomBytes(32).toString('base64url')
      await db.run(
        insertInto('sys_session', {
          id: newId(),
          tokenHash: hashOf(token),
          userId,
          tenantId,
          ip,
          userAgent: userAgent.slice(0, 300),
          expiresAt: `${stampOf(new Date(Date.now() + LIFE_MS))}+08`,
        }),
      )
      return token
    },
    find: async (token) => {
      if (!token || !TOKEN.test(token)) return null
      const hash = hashOf(token)
      const session = await cache.get(hash, async (on) => {
        const found = await on.row<Found>(load(sql`s.token_hash = ${hash}`))
        return found && sessionOf(found, factorRoles)
      })
      return session ?? null
    },
    close: async (sessionId) => {
      const ended = await db.run(sql`DELETE FROM sys_session WHERE id = ${sessionId}`)
      forget()
      bus.publish('ended', { sessionId })
      return ended > 0
    },
    closeAll: async (userId, except = '') => {
      await db.run(sql`DELETE FROM sys_session WHERE user_id = ${userId} AND id <> ${except}`)
      forget()
      bus.publish('ended', { userId, except })
    },
    onEnded: (listener) => bus.on('ended', listener),
    reload: async (sessionIds) => {
      const found = await db.rows<Found>(load(isIn(sql`s.id`, sessionIds)))
      const loaded = found.flatMap((row) => sessionOf(row, factorRoles) ?? [])
      return new Map(loaded.map((session) => [session.id, session]))
    },
    alive: async (sessionIds) => {
      const rows = await db.rows<{ id: string }>(
        sql`SELECT s.id FROM sys_session s JOIN sys_user u ON u.id = s.user_id
            WHERE ${isIn(sql`s.id`, sessionIds)} AND s.expires_at > now() AND u.status = 1 AND u.del_flag = 0`,
      )
      return new Set(rows.map(({ id }) => id))
    },
    forget,
    removeExpired: () => db.run(sql`DELETE FROM sys_session WHERE expires_at < now()`),
  }
}

/** Whether the caller may do what the code names. */
export function mayDo(session: Session, permission: string): boolean {
  return session.isAdmin || session.permissions.has(permission)
}
