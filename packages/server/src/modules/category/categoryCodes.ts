import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { escapeLike } from '../../db/like'
import { Failure } from '../../http/failures'
import { nextOrgCode } from '../department/departmentTree'

/** What stands for "no parent" (contract §13). */
export const CATEGORY_ROOT = '0'

/** The code of a category; '' of the root. @throws Failure when there is no such category */
export async function codeOfCategory(db: Executor, id: string): Promise<string> {
  if (id === CATEGORY_ROOT) return ''
  const row = await db.row<{ code: string }>(sql`SELECT code FROM sys_category WHERE id = ${id}`)
  if (!row) throw new Failure('上级分类不存在')
  return row.code
}

/** The next free code below a category, as codes of departments (contract §13). */
export async function nextCategoryCode(db: Executor, pid: string): Promise<string> {
  const parent = await codeOfCategory(db, pid)
  const last = await db.row<{ code: string }>(
    sql`SELECT code FROM sys_category WHERE length(code) = ${parent.length + 3}
        AND code LIKE ${`${escapeLike(parent)}%`} ORDER BY code DESC LIMIT 1`,
  )
  return nextOrgCode(parent, last?.code)
}
