import type { ApprovalOfRecordModel } from '@lading/core/contract'
import { approvalAction, permissionCode } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import { mayDo } from '../../auth/sessionStore'
import { notFound } from '../../http/failures'
import { ownLocale } from '@lading/core/text'
import { currentLocale } from '../../http/language'
import type { Context } from '../../module'
import { askedPeople, takesPart, waitsFor } from '../../resource/approval/asked'
import { reachable } from '../../resource/readRecord'
import type { Session } from '../../session'

type Entry = ApprovalOfRecordModel['entries'][number]

interface Run {
  id: string
  state: string
  applicant: string
  taskId: string | null
  step: string | null
  waits: boolean
}

/** Newest submissions of a record that its history tells of. */
const MAX_RUNS = 50

const name = (username: string) =>
  sql`coalesce((SELECT coalesce(nullif(u.realname, ''), u.username) FROM sys_user u
    WHERE u.username = ${sql.raw(username)} ORDER BY u.del_flag LIMIT 1), ${sql.raw(username)})`

/**
 * The approvals of a record, oldest first, and what the session may do about the one that waits.
 * @throws Failure 404 when the record is not there for the session, or its entity has no approvals
 */
export async function approvalsOfRecord(
  context: Context,
  session: Session,
  key: string,
  recordId: string,
): Promise<ApprovalOfRecordModel> {
  const { db, modules } = context
  const found = modules.find(({ entity }) => entity?.key === key && entity.approval)
  const resource = found?.resource?.(context)
  if (!found?.entity || !resource) throw notFound()
  const { entity } = found
  const { tenantId, username } = session
  const part = takesPart(session, key, sql`t.id`)
  const seen = mayDo(session, permissionCode(entity, 'list')) ? reachable(resource, session) : part
  const there = await db.row(
    sql`SELECT 1 AS there FROM ${sql.identifier(resource.tables.header.table)} t
        WHERE t.id = ${recordId} AND t.tenant_id = ${tenantId} AND ${seen}`,
  )
  if (!there) throw notFound()
  const of = (alias: string) =>
    sql`${sql.raw(alias)}.tenant_id = ${tenantId} AND ${sql.raw(alias)}.entity = ${key} AND ${sql.raw(alias)}.record_id = ${recordId}`
  const english = ownLocale(currentLocale()) === 'en-US'
  const title = english ? sql`k.title_en` : sql`k.title`
  const recent = sql`SELECT a.id FROM sys_approval a WHERE ${of('a')} ORDER BY a.create_time DESC LIMIT ${MAX_RUNS}`
  const entries = await db.rows<Entry>(
    sql`SELECT * FROM (
          SELECT 'submitted' AS what, a.create_time AS time, a.applicant AS by, ${name('a.applicant')} AS by_name,
            NULL AS for_name, NULL AS step, NULL AS reason, 0 AS rank FROM sys_approval a WHERE a.id IN (${recent})
          UNION ALL
          SELECT k.state, k.decided_time, k.decided_by, ${name('k.decided_by')},
            CASE WHEN k.decided_for <> k.decided_by THEN ${name('k.decided_for')} END, ${title}, nullif(k.reason, ''), 1
          FROM sys_approval_task k WHERE k.approval_id IN (${recent}) AND k.decided_by <> ''
          UNION ALL
          SELECT 'withdrawn', a.end_time, a.ended_by, ${name('a.ended_by')}, NULL, NULL, NULL, 2
          FROM sys_approval a WHERE a.id IN (${recent}) AND a.state = 'withdrawn' AND a.ended_by <> '') e
        ORDER BY e.time, e.rank`,
  )
  const run = await db.row<Run>(
    sql`SELECT a.id, a.state, a.applicant, k.id AS task_id, ${title} AS step,
          coalesce(${waitsFor(tenantId, sql`k`, sql`${username}`)}, false) AS waits
        FROM sys_approval a LEFT JOIN sys_approval_task k ON k.approval_id = a.id AND k.state = 'open'
        WHERE ${of('a')} AND a.state = 'waiting'`,
  )
  const people = run?.taskId ? await askedPeople(db, tenantId, run.taskId) : []
  const withdraw = permissionCode(entity, approvalAction(entity.approval!, 'withdraw'))
  return {
    entries: entries.map(({ rank: _rank, ...entry }: Entry & { rank?: unknown }) => entry as Entry),
    open: run?.taskId
      ? { step: run.step ?? '', people: people.map(({ realname, username: own }) => realname || own) }
      : null,
    mayDecide: run?.waits ?? false,
    mayWithdraw: run?.applicant === username && mayDo(session, withdraw),
  }
}
