import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { escapeLike } from '../../db/like'
import { Failure } from '../../http/failures'
import { nextOrgCode } from './departmentTree'

/**
 * The next free code below a department (contract §11).
 * @param parentId '' for the first level
 * @throws Failure when there is no such department
 */
export async function nextDepartmentCode(
  db: Executor,
  parentId: string,
): Promise<{ code: string; level: number }> {
  const parent = parentId
    ? await db.row<{ orgCode: string }>(
        sql`SELECT org_code FROM sys_depart WHERE id = ${parentId} AND del_flag = '0'`,
      )
    : { orgCode: '' }
  if (!parent) throw new Failure('上级部门不存在')
  const last = await db.row<{ orgCode: string }>(
    sql`SELECT org_code FROM sys_depart WHERE length(org_code) = ${parent.orgCode.length + 3}
        AND org_code LIKE ${`${escapeLike(parent.orgCode)}%`} ORDER BY org_code DESC LIMIT 1`,
  )
  return { code: nextOrgCode(parent.orgCode, last?.orgCode), level: parent.orgCode.length / 3 + 1 }
}
