import { sql } from 'drizzle-orm'
import { dataRuleScope } from '../auth/dataRules'
import type { Executor } from '../db/database'
import { Failure, notFound } from '../http/failures'
import { said } from '../http/language'
import { usersOfTenant } from '../modules/user/userScope'
import type { Session } from '../session'
import type { ResourceWork } from './resourceContext'
import { listColumns } from './resourceTable'

/**
 * The refusal of a record that is not there (contract §4). Who had it open is told who has deleted it, and when: as the
 * issue of the refusal, its message stays. Nothing is told to who sees a part of the records only, and of people whom
 * the caller does not see.
 */
export async function goneRecord(
  db: Executor,
  { hooks, tables }: Pick<ResourceWork, 'hooks' | 'tables'>,
  session: Session,
  id: string,
): Promise<Failure> {
  const failure = notFound()
  const { entity, header } = tables
  if (hooks.scope || dataRuleScope(entity, listColumns(header), session)) return failure
  const deleted = await db.row<{ who: string; at: string }>(
    sql`SELECT coalesce(nullif(u.realname, ''), u.username) AS who,
               to_char(l.create_time, 'YYYY-MM-DD HH24:MI') AS at
        FROM sys_data_log l JOIN sys_user u ON u.username = l.create_by
        WHERE l.data_table = ${header.table} AND l.data_id = ${id} AND l.type = 'delete' AND ${usersOfTenant(session, sql`u`)}
        ORDER BY l.data_version DESC LIMIT 1`,
  )
  if (!deleted) return failure
  const { who, at } = deleted
  const message = said(`${who}于 ${at} 删除了这条数据`, `${who} deleted this record on ${at}`)
  return new Failure(failure.message, failure.code, failure.status, { issues: [{ message }] })
}
