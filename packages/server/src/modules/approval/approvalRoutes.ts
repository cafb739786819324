import { operations } from '@lading/core/contract'
import type { EntityDefinition } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { ownLocale } from '@lading/core/text'
import { currentLocale } from '../../http/language'
import { route } from '../../http/route'
import { listPage } from '../../list/listPage'
import type { ListSpec } from '../../list/listSpec'
import { columnsOf } from '../../list/listSpec'
import { keptOf } from '../../keptOf'
import type { Context, ServerModule } from '../../module'
import { standsInFor, waitsFor } from '../../resource/approval/asked'
import type { Session } from '../../session'
import { approvalsOfRecord } from './approvalsOfRecord'

const nameOf = (username: string) =>
  sql`(SELECT coalesce(nullif(u.realname, ''), u.username) FROM sys_user u WHERE u.username = ${sql.raw(username)} AND u.del_flag = 0)`

/** What a step is called, in the language of the request. */
const stepText = () => (ownLocale(currentLocale()) === 'en-US' ? sql`k.title_en` : sql`k.title`)

const fields = new Map([
  ...columnsOf('a', { entity: 'text', recordTitle: 'text', applicant: 'text', createTime: 'datetime' }),
])

const DECIDED = new Map([...fields, ...columnsOf('k', { decidedTime: 'datetime' })])

/** The lists of 我的待办, by their kind. */
function listOf(kind: 'waiting' | 'done' | 'started', session: Session): ListSpec {
  const { tenantId, username } = session
  const common = sql`a.entity, a.record_id, a.record_title, a.applicant, ${nameOf('a.applicant')} AS applicant_name, a.create_time`
  if (kind === 'started')
    return {
      from: sql`sys_approval a LEFT JOIN sys_approval_task k ON k.approval_id = a.id AND k.state = 'open'`,
      select: sql`a.id, ${common}, ${stepText()} AS step, a.state, a.end_time AS decided_time,
        (SELECT d.reason FROM sys_approval_task d WHERE d.approval_id = a.id AND d.decided_by <> ''
          ORDER BY d.step DESC LIMIT 1) AS reason`,
      where: sql`a.tenant_id = ${tenantId} AND a.applicant = ${username}`,
      fields,
      id: sql`a.id`,
      defaultSort: { field: 'createTime', order: 'desc' },
    }
  const waiting = kind === 'waiting'
  return {
    from: sql`sys_approval_task k JOIN sys_approval a ON a.id = k.approval_id`,
    select: sql`k.id, ${common}, k.record_version, ${stepText()} AS step, k.state, k.decided_time, k.reason,
      ${waiting ? standsInFor(session, sql`k`) : sql`NULL`} AS for_name,
      CASE WHEN k.decided_for <> k.decided_by THEN ${nameOf('k.decided_for')} END AS decided_for_name`,
    where: waiting
      ? waitsFor(tenantId, sql`k`, sql`${username}`)
      : sql`k.tenant_id = ${tenantId} AND k.decided_by = ${username}`,
    fields: DECIDED,
    id: sql`k.id`,
    defaultSort: waiting ? { field: 'createTime', order: 'asc' } : { field: 'decidedTime', order: 'desc' },
  }
}

const entitiesOf = keptOf(
  (modules: readonly ServerModule[]) =>
    new Map<string, EntityDefinition>(
      modules.flatMap(({ entity }) => (entity ? [[entity.key, entity]] : [])),
    ),
)

/** What waits for a person, and what became of it (ADR 22). */
export function mountApprovals(app: FastifyInstance, context: Context): void {
  const { db, modules } = context
  route(app, operations.approvalList, async ({ query, session }) => {
    const { kind, ...filters } = query
    const page = await listPage(context, listOf(kind, session), filters)
    for (const row of page.records) {
      const entity = entitiesOf(modules).get(String(row.entity))
      row.entityText = entity ? textIn(entity.label, currentLocale()) : row.entity
    }
    return page
  })
  route(app, operations.approvalCount, async ({ session: { tenantId, username } }) => {
    const row = await db.row<{ total: number }>(
      sql`SELECT count(*)::int AS total FROM sys_approval_task k WHERE ${waitsFor(tenantId, sql`k`, sql`${username}`)}`,
    )
    return row?.total ?? 0
  })
  route(app, operations.approvalOfRecord, ({ query, session }) =>
    approvalsOfRecord(context, session, query.entity, query.id),
  )
}
