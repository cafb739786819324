import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import type { Session } from '../../session'

/** People of a tenant who can be asked, over an alias of `sys_user`: neither frozen nor deleted. */
const atWork = (tenantId: number, user: SQL): SQL => {
  const member =
    tenantId === 0
      ? sql`${user}.rel_tenant_ids = ''`
      : sql`${String(tenantId)} = ANY(string_to_array(${user}.rel_tenant_ids, ','))`
  return sql`${user}.status = 1 AND ${user}.del_flag = 0 AND ${member}`
}

/** Whether a task asks a user, as roles and departments are now; aliases of `sys_approval_task` and `sys_user`. */
const asks = (task: SQL, user: SQL): SQL => sql`CASE ${task}.asked
  WHEN 'user' THEN ${user}.username = ANY(string_to_array(${task}.asked_value, ','))
  WHEN 'role' THEN EXISTS (SELECT 1 FROM sys_user_role ur JOIN sys_role r ON r.id = ur.role_id
    WHERE ur.user_id = ${user}.id AND r.role_code = ${task}.asked_value)
  WHEN 'head' THEN ${user}.user_identity = 2 AND ${task}.asked_value = ANY(string_to_array(${user}.depart_ids, ','))
  ELSE false END`

/** Whether somebody stands in for an absent one at this moment (contract §19). */
const standsIn = (
  tenantId: number,
  agent: SQL,
  absent: SQL,
): SQL => sql`EXISTS (SELECT 1 FROM sys_user_agent g
  WHERE g.tenant_id = ${tenantId} AND g.status = '1' AND g.user_name = ${absent} AND g.agent_user_name = ${agent}
    AND (g.start_time IS NULL OR g.start_time <= now()) AND (g.end_time IS NULL OR g.end_time > now()))`

/** Those for whom somebody may decide a task: him- or herself, and whom he or she stands in for. Alias `u`. */
const principals = (tenantId: number, task: SQL, username: SQL): SQL => sql`sys_user u
  WHERE ${atWork(tenantId, sql`u`)} AND u.username <> ${task}.applicant AND ${asks(task, sql`u`)}
    AND (u.username = ${username} OR ${standsIn(tenantId, username, sql`u.username`)})`

/**
 * Whether a task waits for somebody: asked, or standing in for who is asked; not the applicant, and not somebody who has
 * decided another step of the same submission.
 *
 * @param task alias of `sys_approval_task`
 * @param username who asks; must be of the tenant
 */
export function waitsFor(tenantId: number, task: SQL, username: SQL): SQL {
  return sql`(${task}.state = 'open' AND ${task}.tenant_id = ${tenantId} AND ${task}.applicant <> ${username}
    AND NOT EXISTS (SELECT 1 FROM sys_approval_task d WHERE d.approval_id = ${task}.approval_id AND d.decided_by = ${username})
    AND EXISTS (SELECT 1 FROM ${principals(tenantId, task, username)}))`
}

/** Names of those for whom somebody stands in, as far as a task asks them and not this person. Nothing otherwise. */
export function standsInFor({ tenantId, username }: Session, task: SQL): SQL {
  const me = sql`${username}`
  return sql`(SELECT CASE WHEN bool_or(u.username = ${me}) THEN NULL
      ELSE string_agg(coalesce(nullif(u.realname, ''), u.username), '、' ORDER BY u.username) END
    FROM ${principals(tenantId, task, me)})`
}

/** Somebody whom a task waits for. */
export interface AskedPerson {
  id: string
  username: string
  realname: string
}

/** Everybody whom an open task waits for, those who stand in included. */
export function askedPeople(db: Executor, tenantId: number, taskId: string): Promise<AskedPerson[]> {
  return db.rows<AskedPerson>(
    sql`SELECT p.id, p.username, p.realname FROM sys_user p, sys_approval_task k
        WHERE k.id = ${taskId} AND ${atWork(tenantId, sql`p`)} AND ${waitsFor(tenantId, sql`k`, sql`p.username`)}
        ORDER BY p.username`,
  )
}

/** For whom somebody decides a task: for him- or herself if possible. Nothing: it does not wait for this person. */
export async function decidesFor(
  db: Executor,
  tenantId: number,
  taskId: string,
  username: string,
): Promise<string | undefined> {
  const me = sql`${username}`
  const row = await db.row<{ username: string }>(
    sql`SELECT (SELECT u.username FROM ${principals(tenantId, sql`k`, me)} ORDER BY (u.username = ${me}) DESC, u.username LIMIT 1) AS username
        FROM sys_approval_task k WHERE k.id = ${taskId} AND ${waitsFor(tenantId, sql`k`, me)}`,
  )
  return row?.username
}

/**
 * The department whose head is asked for somebody: the own one, or the next above that has a head who is somebody else.
 * @returns its id; nothing where nobody heads any of them
 */
export async function headedDepartment(
  db: Executor,
  tenantId: number,
  orgCode: string,
  applicant: string,
): Promise<string | undefined> {
  const row = await db.row<{ id: string }>(
    sql`WITH RECURSIVE up AS (
          SELECT d.id, d.parent_id, 0 AS level FROM sys_depart d WHERE d.org_code = ${orgCode} AND d.del_flag = '0'
          UNION ALL
          SELECT d.id, d.parent_id, up.level + 1 FROM sys_depart d JOIN up ON d.id = up.parent_id
           WHERE d.del_flag = '0' AND up.level < 20)
        SELECT up.id FROM up WHERE EXISTS (SELECT 1 FROM sys_user u WHERE ${atWork(tenantId, sql`u`)} AND u.user_identity = 2
          AND u.username <> ${applicant} AND up.id = ANY(string_to_array(u.depart_ids, ',')))
        ORDER BY up.level LIMIT 1`,
  )
  return row?.id
}

/** Whether somebody takes part in the approval of a record: has submitted or decided it, or is asked. */
export function takesPart({ tenantId, username }: Session, entity: string, record: SQL): SQL {
  const of = (alias: SQL) =>
    sql`${alias}.tenant_id = ${tenantId} AND ${alias}.entity = ${entity} AND ${alias}.record_id = ${record}`
  return sql`(EXISTS (SELECT 1 FROM sys_approval a WHERE ${of(sql`a`)} AND a.applicant = ${username})
    OR EXISTS (SELECT 1 FROM sys_approval_task k WHERE ${of(sql`k`)}
      AND (k.decided_by = ${username} OR ${waitsFor(tenantId, sql`k`, sql`${username}`)})))`
}
