import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Executor } from '../../db/database'
import { isIn } from '../../db/statements'
import { Failure } from '../../http/failures'
import type { ListSpec } from '../../list/listSpec'
import { columnsOf } from '../../list/listSpec'
import type { Context } from '../../module'
import { mountAdministration } from '../administration'
import { CATEGORY_ROOT, nextCategoryCode } from './categoryCodes'

/** What lists of categories read. */
export const categoryList: ListSpec = {
  from: sql`sys_category c`,
  select: sql`c.id, c.pid, c.name, c.code, c.has_child, c.create_by, c.create_time, c.update_by, c.update_time`,
  fields: columnsOf('c', { id: 'text', pid: 'text', name: 'text', code: 'text', createTime: 'datetime' }),
  id: sql`c.id`,
}

interface Body {
  id?: string
  pid?: string | null
  name: string
}

/** The next code below a parent; the lock keeps two from getting the same. */
async function newCode(db: Executor, pid: string): Promise<string> {
  await db.run(sql`SELECT pg_advisory_xact_lock(hashtext('sys_category'))`)
  return nextCategoryCode(db, pid)
}

/** Keeping categories; their codes and flags are the server's. */
export function mountCategoryAdministration(app: FastifyInstance, context: Context): void {
  mountAdministration<'category', Body>(app, context, operations, 'category', {
    table: 'sys_category',
    list: categoryList,
    values: async ({ id, pid, name }, _session, tx) => {
      // The place in the tree is part of the code: it does not move with an edit.
      if (id !== undefined) return { name }
      const parent = pid || CATEGORY_ROOT
      return { name, pid: parent, code: await newCode(tx, parent) }
    },
    beforeDelete: async (tx, ids) => {
      const child = await tx.row(
        sql`SELECT 1 AS there FROM sys_category WHERE ${isIn(sql`pid`, ids)} AND NOT ${isIn(sql`id`, ids)} LIMIT 1`,
      )
      if (child) throw new Failure('请先删除下级分类')
    },
    afterChange: async (tx) => {
      await tx.run(
        sql`UPDATE sys_category c SET has_child = CASE WHEN EXISTS (SELECT 1 FROM sys_category s WHERE s.pid = c.id) THEN '1' ELSE '0' END
            WHERE has_child <> CASE WHEN EXISTS (SELECT 1 FROM sys_category s WHERE s.pid = c.id) THEN '1' ELSE '0' END`,
      )
    },
  })
}
