import { permissionCode } from '@lading/core/entity'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { FieldRights } from '../auth/fieldRights'
import { mayDo } from '../auth/sessionStore'
import type { Executor, Transaction } from '../db/database'
import { isIn } from '../db/statements'
import type { Context } from '../module'
import { announcementsOf } from '../modules/announcement/readableAnnouncements'
import { usersOfTenant } from '../modules/user/userScope'
import { visible } from '../resource/readRecord'
import { servedTables } from '../resource/servedTables'
import type { Session } from '../session'

/** What judging a reference takes: it is done in transactions, too. */
export interface ReferenceContext extends Pick<Context, 'modules'> {
  db: Executor
  rights: FieldRights
}

/** Reads what judging references outside of a transaction takes. */
export const referenceContext = async ({
  db,
  modules,
  fieldRights,
}: Pick<Context, 'db' | 'modules' | 'fieldRights'>): Promise<ReferenceContext> => ({
  db,
  modules,
  rights: await fieldRights.now(),
})

/** The place of references: a table and one of its records. */
export interface Referrer {
  table: string
  id: string
}

/** A stored file in a field: its name, with the key of the lines in front where it is one of lines. */
export interface FileReference {
  path: string
  field: string
}

/** Name under which announcements refer to files. */
export const ANNOUNCEMENTS = 'sys_announcement'

/** Records that refer to the path, as a list of ids for `IN`; those of hidden fields do not count. */
const referrers = (path: string, table: string, hidden: readonly string[]): SQL =>
  sql`(SELECT r.data_id FROM sys_file_reference r
       WHERE r.path = ${path} AND r.data_table = ${table} AND NOT ${isIn(sql`r.field`, hidden)})`

/** Whether the session may read a record of the table, and in it a field, that refers to the path. */
async function isReferredIn(
  { db, modules, rights: all }: ReferenceContext,
  session: Session,
  path: string,
  table: string,
): Promise<boolean> {
  if (table === ANNOUNCEMENTS)
    return !!(await db.row(
      sql`SELECT 1 AS there FROM sys_announcement a
          WHERE a.id IN ${referrers(path, table, [])} AND ${announcementsOf(session)}`,
    ))
  const served = servedTables(modules).get(table)
  if (!served || !mayDo(session, permissionCode(served.entity, 'list'))) return false
  const rights = all.of(served.entity, session)
  const hidden = [
    ...rights.hidden,
    ...Object.entries(rights.lines).flatMap(([key, line]) =>
      [...line.hidden].map((name) => `${key}.${name}`),
    ),
  ]
  return !!(await db.row(
    sql`SELECT 1 AS there FROM ${sql.identifier(table)} t
        WHERE t.id IN ${referrers(path, table, hidden)} AND ${visible(served, session)} LIMIT 1`,
  ))
}

/**
 * Whether a stored file stands where the session may read: in a record (its data rules, a field it may see), in an
 * announcement for it, or as the picture of a user that exists for it.
 */
export async function isReferred(
  context: ReferenceContext,
  session: Session,
  path: string,
): Promise<boolean> {
  const { db } = context
  const tables = await db.rows<{ dataTable: string }>(
    sql`SELECT DISTINCT data_table FROM sys_file_reference WHERE path = ${path}`,
  )
  for (const { dataTable } of tables) if (await isReferredIn(context, session, path, dataTable)) return true
  return !!(await db.row(
    sql`SELECT 1 AS there FROM sys_user u WHERE u.avatar = ${path} AND u.avatar <> '' AND u.del_flag = 0
        AND (u.id = ${session.userId} OR ${usersOfTenant(session, sql`u`)}) LIMIT 1`,
  ))
}

/** One reference of a record as a text. */
export const referenceKey = ({ field, path }: FileReference): string => `${field}\n${path}`

/** Writes what a record refers to, if that changed. Paths that are no stored files are none. */
export async function writeReferences(
  tx: Transaction,
  { table, id }: Referrer,
  before: readonly FileReference[],
  after: readonly FileReference[],
): Promise<void> {
  const [had, has] = [new Set(before.map(referenceKey)), new Set(after.map(referenceKey))]
  const added = after.filter((each) => !had.has(referenceKey(each)))
  const gone = before.filter((each) => !has.has(referenceKey(each)))
  if (gone.length > 0)
    await tx.run(
      sql`DELETE FROM sys_file_reference r USING jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) AS g(path text, field text)
          WHERE r.data_table = ${table} AND r.data_id = ${id} AND r.path = g.path AND r.field = g.field`,
    )
  if (added.length > 0) await addReferences(tx, table, [{ id, references: added }])
}

/** Adds references of several records of one table. */
export async function addReferences(
  tx: Transaction,
  table: string,
  records: readonly { id: string; references: readonly FileReference[] }[],
): Promise<void> {
  const rows = records.flatMap(({ id, references }) => references.map((each) => ({ ...each, id })))
  if (rows.length === 0) return
  await tx.run(
    sql`INSERT INTO sys_file_reference (path, data_table, data_id, field)
        SELECT f.path, ${table}, n.id, n.field
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(path text, id text, field text)
        JOIN sys_file f ON f.path = n.path ON CONFLICT DO NOTHING`,
  )
}

/** Forgets what deleted records referred to. */
export async function dropReferences(tx: Transaction, table: string, ids: readonly string[]): Promise<void> {
  await tx.run(sql`DELETE FROM sys_file_reference WHERE data_table = ${table} AND ${isIn(sql`data_id`, ids)}`)
}
