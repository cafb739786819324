import { entityPaths } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import { Failure, notFound } from '../../http/failures'
import type { ServerModule } from '../../module'

/** Where a department goes. */
export interface DepartmentMove {
  id: string
  /** '' for the first level. */
  parentId: string
  /** The sibling it comes before. @default it comes last */
  beforeId?: string
  /** A free code below the new parent; not used when the parent stays the same. */
  code: string
  by: string
  /** Their records keep the code of the department they were made in. */
  modules: readonly ServerModule[]
}

interface Place {
  id: string
  orgCode: string
  parentId: string
}

/**
 * Puts a department with all below it elsewhere. A code says the place, so those of the whole branch change, and with
 * them what is stored of users and records: who saw them before sees them after.
 *
 * @throws Failure when it would come to stand below itself
 */
export async function moveDepartment(tx: Transaction, move: DepartmentMove): Promise<void> {
  const { id, parentId, code } = move
  const living = sql`del_flag = '0'`
  const moved = await tx.row<Place>(
    sql`SELECT id, org_code, parent_id FROM sys_depart WHERE id = ${id} AND ${living}`,
  )
  if (!moved) throw notFound()
  const parent = parentId
    ? await tx.row<Place>(
        sql`SELECT id, org_code, parent_id FROM sys_depart WHERE id = ${parentId} AND ${living}`,
      )
    : undefined
  if (parent?.orgCode.startsWith(moved.orgCode)) throw new Failure('不能移动到自身或下级部门')
  if ((moved.parentId || '') !== parentId) {
    await tx.run(
      sql`UPDATE sys_depart SET parent_id = ${parentId}, update_by = ${move.by}, update_time = now() WHERE id = ${id}`,
    )
    await renameCodes(tx, moved.orgCode, code, move.modules)
  }
  await order(tx, move)
}

/** Gives everything that names the old code, or one below it, the new one. */
async function renameCodes(
  tx: Transaction,
  from: string,
  to: string,
  modules: readonly ServerModule[],
): Promise<void> {
  const renamed = (column: string) =>
    sql`${sql.identifier(column)} = ${to}::text || substr(${sql.identifier(column)}, ${from.length + 1}::int)`
  await tx.run(
    sql`UPDATE sys_depart SET ${renamed('org_code')},
          org_type = ((length(org_code) - ${from.length}::int + ${to.length}::int) / 3)::text
        WHERE starts_with(org_code, ${from})`,
  )
  await tx.run(sql`UPDATE sys_user SET ${renamed('org_code')} WHERE starts_with(org_code, ${from})`)
  for (const { entity } of modules) {
    if (!entity) continue
    const { table } = entityPaths(entity)
    await tx.run(
      sql`UPDATE ${sql.identifier(table)} SET ${renamed('sys_org_code')} WHERE starts_with(sys_org_code, ${from})`,
    )
  }
}

/** Numbers the departments of the level anew, with the moved one in its place. */
async function order(tx: Transaction, { id, parentId, beforeId }: DepartmentMove): Promise<void> {
  const rows = await tx.rows<{ id: string }>(
    sql`SELECT id FROM sys_depart WHERE parent_id = ${parentId} AND del_flag = '0' AND id <> ${id}
        ORDER BY depart_order, org_code`,
  )
  const ids = rows.map((row) => row.id)
  const at = beforeId ? ids.indexOf(beforeId) : -1
  ids.splice(at < 0 ? ids.length : at, 0, id)
  for (const [place, each] of ids.entries())
    await tx.run(
      sql`UPDATE sys_depart SET depart_order = ${place} WHERE id = ${each} AND depart_order <> ${place}`,
    )
}
