import { sql } from 'drizzle-orm'
import { heldPermissions, tickedRules } from '../../auth/sessionStore'
import type { Executor } from '../../db/database'
import { commaList, isIn } from '../../db/statements'
import { forbidden } from '../../http/failures'
import type { Session } from '../../session'

/** A data rule in force, with the codes of the entry it stands on. */
export interface HeldRule {
  id: string
  entryId: string
  codes: readonly string[]
}

/** What a user holds: codes, and the data rules that bind it. */
export interface Holdings {
  codes: ReadonlySet<string>
  rules: ReadonlyMap<string, HeldRule>
}

/** `sales:saQuotation:list` → `sales:saQuotation`: what the rules of one entry are about. */
const subjectOf = (code: string) => code.slice(0, code.lastIndexOf(':') + 1)

/** Whether a rule binds anything that the codes open; one of an entry without codes may bind everything. */
export function concerns(rule: HeldRule, codes: Iterable<string>): boolean {
  const subjects = new Set(rule.codes.map(subjectOf))
  for (const code of codes) if (subjects.size === 0 || subjects.has(subjectOf(code))) return true
  return false
}

/** What users hold at this moment, by id. */
export async function holdingsOf(
  tx: Executor,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Holdings>> {
  const codes = await tx.rows<{ id: string; perms: string }>(
    sql`SELECT u.id, p.perms FROM sys_user u JOIN sys_permission p ON p.id IN (${heldPermissions(sql`u.id`)})
        WHERE ${isIn(sql`u.id`, userIds)} AND p.perms <> '' AND p.status = '1' AND p.del_flag = 0`,
  )
  const rules = await tx.rows<{ id: string; ruleId: string; entryId: string; perms: string }>(
    sql`SELECT u.id, r.id AS rule_id, p.id AS entry_id, p.perms FROM sys_user u
        JOIN sys_permission_data_rule r ON r.id IN (${tickedRules(sql`u.id`)})
        JOIN sys_permission p ON p.id = r.permission_id
        WHERE ${isIn(sql`u.id`, userIds)} AND r.status = '1' AND p.status = '1' AND p.del_flag = 0`,
  )
  return new Map(
    userIds.map((userId) => [
      userId,
      {
        codes: new Set(codes.filter(({ id }) => id === userId).flatMap(({ perms }) => commaList(perms))),
        rules: new Map(
          rules
            .filter(({ id }) => id === userId)
            .map(({ ruleId, entryId, perms }) => [ruleId, { id: ruleId, entryId, codes: commaList(perms) }]),
        ),
      },
    ]),
  )
}

/**
 * Changes what users hold. Nobody gives more than they hold, and only the role `admin` loosens data rules: what the
 * users come to hold has to be held by the caller, under the rules that bind the caller, and no rule is lost that
 * still has something to bind. To be called in the transaction of the change, which is undone by the refusal.
 * @throws Failure 403
 */
export async function changeHoldings<Result>(
  tx: Executor,
  session: Session,
  userIds: readonly string[],
  change: () => Promise<Result>,
): Promise<Result> {
  if (session.isAdmin) return change()
  const before = await holdingsOf(tx, [...new Set([...userIds, session.userId])])
  const own = before.get(session.userId)!
  const result = await change()
  const after = await holdingsOf(tx, [...new Set(userIds)])
  for (const [userId, { codes, rules }] of after) {
    const had = before.get(userId)!
    const gained = [...codes].filter((code) => !had.codes.has(code))
    const loosened = [...had.rules.values()].some((rule) => !rules.has(rule.id) && concerns(rule, codes))
    const unbound = [...own.rules.values()].some((rule) => !rules.has(rule.id) && concerns(rule, gained))
    if (loosened || unbound || gained.some((code) => !session.permissions.has(code))) throw forbidden()
  }
  return result
}

/**
 * Departments that a caller without the role `admin` puts people into, or takes them out of, are own ones or below
 * own ones: data rules speak of departments, so a place in another one would show other rows.
 * @throws Failure 403
 */
export async function requireOwnDepartments(
  tx: Executor,
  session: Session,
  ids: readonly string[],
): Promise<void> {
  if (session.isAdmin || ids.length === 0) return
  const rows = await tx.rows<{ orgCode: string }>(
    sql`SELECT org_code FROM sys_depart WHERE ${isIn(sql`id`, ids)} AND del_flag = '0'`,
  )
  if (!rows.every(({ orgCode }) => session.orgCodes.some((own) => orgCode.startsWith(own)))) throw forbidden()
}
