import type { EntityDefinition } from '@lading/core/entity'
import { permissionCode } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/database'
import { isIn } from '../db/statements'
import { Failure } from '../http/failures'
import { said } from '../http/language'
import { FORM_SOURCE } from '../seed/seedMenus'

/** A form and the roles that get rights of it, by their codes. */
export interface FormGrant {
  entity: EntityDefinition
  /** Every right. */
  work: readonly string[]
  /** To list and to export. */
  read: readonly string[]
  /** Of those, roles that see what they have made themselves. @default none */
  own?: readonly string[]
}

const READING = ['list', 'export']

/** @throws Failure that names the roles that are not there: nobody would see the form, and nobody would be told */
export async function requireRoles(db: Executor, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return
  const rows = await db.rows<{ code: string }>(
    sql`SELECT role_code AS code FROM sys_role WHERE ${isIn(sql`role_code`, [...new Set(codes)])}`,
  )
  const known = new Set(rows.map(({ code }) => code))
  const missing = codes.filter((code) => !known.has(code))
  if (missing.length > 0)
    throw new Failure(said(`没有角色“${missing.join('、')}”`, `There is no role "${missing.join('", "')}"`))
}

/**
 * Gives roles rights of forms, and the groups of the menu above them, without which nobody sees the lists; what they hold
 * already stays.
 */
export async function grantForms(tx: Transaction, forms: readonly FormGrant[]): Promise<void> {
  const roles = [...new Set(forms.flatMap(({ work, read }) => [...work, ...read]))]
  for (const role of roles) {
    const works = forms.filter(({ work }) => work.includes(role))
    const reads = forms.filter(({ work, read }) => read.includes(role) && !work.includes(role))
    const sources = works.map(({ entity }) => FORM_SOURCE + entity.key)
    const codes = reads.flatMap(({ entity }) => READING.map((action) => permissionCode(entity, action)))
    await tx.run(sql`INSERT INTO sys_role_permission (role_id, permission_id)
      WITH RECURSIVE granted AS (
        SELECT p.id, p.parent_id FROM sys_permission p WHERE ${isIn(sql`p.source`, sources)} OR ${isIn(sql`p.perms`, codes)}
        UNION SELECT p.id, p.parent_id FROM sys_permission p JOIN granted g ON p.id = g.parent_id)
      SELECT r.id, granted.id FROM sys_role r, granted WHERE r.role_code = ${role} ON CONFLICT DO NOTHING`)
    const own = forms.filter((form) => form.own?.includes(role))
    if (own.length > 0) await keepToOwn(tx, role, own)
  }
}

/** Lets a role see of some forms the records that it made itself. */
async function keepToOwn(tx: Transaction, role: string, forms: readonly FormGrant[]): Promise<void> {
  const pages = forms.map(({ entity }) => permissionCode(entity, 'list'))
  await tx.run(sql`INSERT INTO sys_permission_data_rule (id, permission_id, rule_name, rule_column, rule_conditions, rule_value, status)
    SELECT md5('own:' || p.id), p.id, '本人', 'createBy', '=', '#{sys_user_code}', '1' FROM sys_permission p
    WHERE p.menu_type = 1 AND ${isIn(sql`p.perms`, pages)} ON CONFLICT DO NOTHING`)
  await tx.run(sql`UPDATE sys_role_permission rp SET data_rule_ids = md5('own:' || p.id) FROM sys_permission p, sys_role r
    WHERE p.id = rp.permission_id AND r.id = rp.role_id AND r.role_code = ${role} AND p.menu_type = 1
      AND ${isIn(sql`p.perms`, pages)} AND rp.data_rule_ids = ''`)
}
