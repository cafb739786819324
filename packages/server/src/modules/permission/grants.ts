import { sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../db/database'
import { commaList, isIn } from '../../db/statements'
import { Failure, forbidden } from '../../http/failures'
import type { Session } from '../../session'
import type { Holdings } from './holdings'
import { concerns, holdingsOf } from './holdings'

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
  db: Executor,
  session: Session,
  ids: readonly string[],
  more = '',
): Promise<void> {
  if (session.isAdmin) return
  if (commaList(more).some((code) => !session.permissions.has(code))) throw forbidden()
  if (ids.length === 0) return
  const rows = await db.rows<{ perms: string }>(
    sql`SELECT perms FROM sys_permission WHERE ${isIn(sql`id`, ids)} AND perms <> ''`,
  )
  if (rows.some(({ perms }) => perms.split(',').some((code) => !session.permissions.has(code.trim()))))
    throw forbidden()
}

/** What a role, a department or a department role gives: codes, and the data rules ticked with them. */
async function boundBy(tx: Transaction, { table, holder }: GrantTable, id: string): Promise<Holdings> {
  const entries = await tx.rows<{ perms: string }>(
    sql`SELECT p.perms FROM ${sql.identifier(table)} g JOIN sys_permission p ON p.id = g.permission_id
        WHERE g.${sql.identifier(holder)} = ${id} AND p.perms <> ''`,
  )
  const rules = await tx.rows<{ id: string; entryId: string; perms: string }>(
    sql`SELECT r.id, p.id AS entry_id, p.perms FROM ${sql.identifier(table)} g
        JOIN sys_permission_data_rule r ON r.id = ANY(string_to_array(g.data_rule_ids, ','))
        JOIN sys_permission p ON p.id = r.permission_id WHERE g.${sql.identifier(holder)} = ${id}`,
  )
  return {
    codes: new Set(entries.flatMap(({ perms }) => commaList(perms))),
    rules: new Map(rules.map((rule) => [rule.id, { ...rule, codes: commaList(rule.perms) }])),
  }
}

/**
 * Who is bound by data rules grants under them: those of a granted entry are ticked with it. No rule is lost with an
 * entry that is taken while another one goes on opening what it binds.
 * @throws Failure 403
 */
async function keepBound(
  tx: Transaction,
  session: Session,
  grants: GrantTable,
  id: string,
  added: readonly string[],
  before: Holdings,
): Promise<void> {
  const own = [...(await holdingsOf(tx, [session.userId])).get(session.userId)!.rules.values()]
  for (const { id: ruleId, entryId } of own.filter((rule) => added.includes(rule.entryId)))
    await tx.run(
      sql`UPDATE ${sql.identifier(grants.table)} SET data_rule_ids = concat_ws(',', nullif(data_rule_ids, ''), ${ruleId}::text)
          WHERE ${sql.identifier(grants.holder)} = ${id} AND permission_id = ${entryId}
            AND NOT ${ruleId} = ANY(string_to_array(coalesce(data_rule_ids, ''), ','))`,
    )
  const after = await boundBy(tx, grants, id)
  const gained = [...after.codes].filter((code) => !before.codes.has(code))
  const lost = [...before.rules.values()].some(
    (rule) => !after.rules.has(rule.id) && concerns(rule, after.codes),
  )
  const unbound = own.some((rule) => !after.rules.has(rule.id) && concerns(rule, gained))
  if (lost || unbound) throw forbidden()
}

/** @throws Failure 403 when somebody without the role `admin` would delete data rules with the holders that tick them */
export async function requireNoRules(
  db: Executor,
  session: Session,
  { table, holder }: GrantTable,
  ids: readonly string[],
): Promise<void> {
  if (session.isAdmin) return
  const ticking = await db.row(
    sql`SELECT 1 AS there FROM ${sql.identifier(table)} WHERE ${isIn(sql`${sql.identifier(holder)}`, ids)} AND data_rule_ids <> '' LIMIT 1`,
  )
  if (ticking) throw forbidden()
}

/** Which entries each holder has, of those whose code begins with `perms`. */
export async function holdersOf(
  db: Database,
  { table, holder }: GrantTable,
  perms: string,
): Promise<Record<string, string[]>> {
  const rows = await db.rows<{ id: string; entries: string[] }>(
    sql`SELECT g.${sql.identifier(holder)} AS id, array_agg(p.id ORDER BY p.id) AS entries
        FROM ${sql.identifier(table)} g JOIN sys_permission p ON p.id = g.permission_id
        WHERE p.del_flag = 0 AND starts_with(p.perms, ${perms}) GROUP BY 1 ORDER BY 1`,
  )
  return Object.fromEntries(rows.map(({ id, entries }) => [id, entries]))
}

/** Stores what was added to and taken from a holder. @throws Failure when there is no such holder */
export async function saveGrants(
  tx: Transaction,
  session: Session,
  grants: GrantTable,
  id: string,
  lists: GrantLists,
): Promise<void> {
  const { table, holder, of } = grants
  const [wanted, before] = [commaList(lists.permissionIds), commaList(lists.lastpermissionIds)]
  const added = wanted.filter((entry) => !before.includes(entry))
  const removed = before.filter((entry) => !wanted.includes(entry))
  const known = await tx.row(sql`SELECT 1 AS there FROM ${sql.identifier(of)} WHERE id = ${id}`)
  if (!known) throw new Failure('授权失败！')
  await requireHeld(tx, session, [...added, ...removed])
  const bound = await boundBy(tx, grants, id)
  await tx.run(
    sql`INSERT INTO ${sql.identifier(table)} (${sql.identifier(holder)}, permission_id)
        SELECT ${id}, p.id FROM sys_permission p WHERE ${isIn(sql`p.id`, added)} ON CONFLICT DO NOTHING`,
  )
  await tx.run(
    sql`DELETE FROM ${sql.identifier(table)} WHERE ${sql.identifier(holder)} = ${id} AND ${isIn(sql`permission_id`, removed)}`,
  )
  if (!session.isAdmin) await keepBound(tx, session, grants, id, added, bound)
}
