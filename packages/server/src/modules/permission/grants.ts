import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { commaList, isIn } from '../../db/statements'
import { Failure, forbidden } from '../../http/failures'
import type { Session } from '../../session'

/** Where grants are stored: the table and the column of their holder. */
export interface GrantTable {
  table: 'sys_role_permission' | 'sys_depart_permission' | 'sys_depart_role_permission'
  holder: 'role_id' | 'depart_id'
  of: 'sys_role' | 'sys_depart' | 'sys_depart_role'
}

/** What a grant call carries: the difference of the lists is what changes (contract §10). */
export interface GrantLists {
  permissionIds?: string | undefined
  lastpermissionIds?: string | undefined
}

/** Ids of the entries a holder has. */
export async function grantedIds(db: Database, { table, holder }: GrantTable, id: string): Promise<string[]> {
  const rows = await db.rows<{ permissionId: string }>(
    sql`SELECT permission_id FROM ${sql.identifier(table)} WHERE ${sql.identifier(holder)} = ${id}`,
  )
  return rows.map(({ permissionId }) => permissionId)
}

/**
 * Nobody gives, takes or changes a right without holding it.
 * @param more codes beside those of the entries, joined by commas
 * @throws Failure 403 when a caller without the role `admin` does not hold all of them
 */
export async function requireHeld(
  tx: Database,
  session: Session,
  ids: readonly string[],
  more = '',
): Promise<void> {
  if (session.isAdmin) return
  if (commaList(more).some((code) => !session.permissions.has(code))) throw forbidden()
  if (ids.length === 0) return
  const rows = await tx.rows<{ perms: string }>(
    sql`SELECT perms FROM sys_permission WHERE ${isIn(sql`id`, ids)} AND perms <> ''`,
  )
  if (rows.some(({ perms }) => perms.split(',').some((code) => !session.permissions.has(code.trim()))))
    throw forbidden()
}

/** Stores what was added to and taken from a holder. @throws Failure when there is no such holder */
export async function saveGrants(
  db: Database,
  session: Session,
  { table, holder, of }: GrantTable,
  id: string,
  lists: GrantLists,
): Promise<void> {
  const [wanted, before] = [commaList(lists.permissionIds), commaList(lists.lastpermissionIds)]
  const added = wanted.filter((entry) => !before.includes(entry))
  const removed = before.filter((entry) => !wanted.includes(entry))
  await db.transaction(async (tx) => {
    const known = await tx.row(sql`SELECT 1 AS there FROM ${sql.identifier(of)} WHERE id = ${id}`)
    if (!known) throw new Failure('授权失败！')
    await requireHeld(tx, session, [...added, ...removed])
    await tx.run(
      sql`INSERT INTO ${sql.identifier(table)} (${sql.identifier(holder)}, permission_id)
          SELECT ${id}, p.id FROM sys_permission p WHERE ${isIn(sql`p.id`, added)} ON CONFLICT DO NOTHING`,
    )
    await tx.run(
      sql`DELETE FROM ${sql.identifier(table)} WHERE ${sql.identifier(holder)} = ${id} AND ${isIn(sql`permission_id`, removed)}`,
    )
  })
}
