import { operations } from '@lading/core/contract'
import { pageOf } from '@lading/core/envelope'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { commaList, isIn } from '../../db/statements'
import { Failure } from '../../http/failures'
import { route } from '../../http/route'
import { listPage } from '../../list/listPage'
import type { Context } from '../../module'
import { optionOf } from '../dict/dictionaries'
import { categoryList } from './categoryAdministration'
import { CATEGORY_ROOT, codeOfCategory } from './categoryCodes'

const MAX_COUNT = 1_000

/** Categories level by level, as options, and whether a code fits (contract §13). */
export function mountCategoryLists(app: FastifyInstance, context: Context): void {
  const { db } = context
  const below = (parents: readonly string[]) =>
    db.rows(
      sql`SELECT ${categoryList.select} FROM ${categoryList.from} WHERE ${isIn(sql`c.pid`, parents)}
          ORDER BY c.code LIMIT ${MAX_COUNT}`,
    )
  route(app, operations.categoryRootList, ({ query }) =>
    listPage(context, { ...categoryList, where: sql`c.pid = ${CATEGORY_ROOT}` }, query),
  )
  route(app, operations.categoryChildList, ({ query }) => below([query.pid]))
  route(app, operations.categoryChildListBatch, async ({ query }) => {
    const rows = await below(commaList(query.parentIds).slice(0, MAX_COUNT))
    return pageOf(rows, rows.length, 1, Math.max(rows.length, 1))
  })
  route(app, operations.categoryLoadAllData, async ({ query }) => {
    const code = query.code && query.code !== CATEGORY_ROOT ? query.code : ''
    const rows = await db.rows<{ id: string; name: string }>(
      sql`SELECT id, name FROM sys_category WHERE starts_with(code, ${code}) ORDER BY code LIMIT ${MAX_COUNT}`,
    )
    return rows.map(({ id, name }) => optionOf(id, name))
  })
  route(app, operations.categoryCheckCode, async ({ query }) => {
    if (!query.code) throw new Failure('错误,类型编码为空!')
    const parent = await codeOfCategory(db, query.pid || CATEGORY_ROOT)
    if (!query.code.startsWith(parent)) throw new Failure(`编码不符合规范,须以"${parent}"开头!`)
    return null
  })
}
