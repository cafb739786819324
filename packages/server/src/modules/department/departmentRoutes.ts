import { operations } from '@lading/core/contract'
import type { BodyOf, Department } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Executor, Transaction } from '../../db/database'
import { newId } from '../../db/ids'
import { containing, escapeLike } from '../../db/like'
import { commaList, insertInto, isIn, updateTable } from '../../db/statements'
import { Failure, notFound } from '../../http/failures'
import { told } from '../../http/answer'
import { route } from '../../http/route'
import type { Context } from '../../module'
import { cleared } from '../administration'
import { storedNames } from '../furtherNames'
import { nextDepartmentCode } from './departmentCodes'
import { moveDepartment } from './moveDepartment'
import { departmentTree, nodeOf } from './departmentTree'

const now = sql`now()`
const living = sql`del_flag = '0'`

const all = (db: Executor) =>
  db.rows<Department>(sql`SELECT * FROM sys_depart WHERE ${living} ORDER BY depart_order, org_code`)

/** The next code of a level; the lock keeps two additions from getting the same one. */
async function newCode(tx: Transaction, parentId: string): Promise<{ code: string; level: number }> {
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtext('sys_depart'))`)
  return nextDepartmentCode(tx, parentId)
}

/** The columns that a body may write; the place in the tree is none of them. */
const written = (body: BodyOf<typeof operations.departmentAdd>) => ({
  departName: body.departName,
  departNameEn: cleared(body.departNameEn),
  names: storedNames(body.names),
  departNameAbbr: cleared(body.departNameAbbr),
  departOrder: body.departOrder ?? undefined,
  description: cleared(body.description),
  orgCategory: body.orgCategory || undefined,
  mobile: cleared(body.mobile),
  fax: cleared(body.fax),
  address: cleared(body.address),
  memo: cleared(body.memo),
  status: body.status,
})

/** The department tree and its administration (contract §11). */
export function mountDepartments(app: FastifyInstance, { db, modules, sessions }: Context): void {
  route(app, operations.departmentQueryTreeList, async ({ query }) => {
    const ids = commaList(query.ids)
    const rows = await all(db)
    return departmentTree(ids.length > 0 ? rows.filter(({ id }) => ids.includes(id)) : rows)
  })
  route(app, operations.departmentQueryDepartTreeSync, async ({ query }) => {
    const ids = commaList(query.ids)
    const rows = await all(db)
    const parents = new Set(rows.map(({ parentId }) => parentId))
    return rows
      .filter((row) => (ids.length > 0 ? ids.includes(row.id) : (row.parentId || '') === (query.pid ?? '')))
      .map((row) => nodeOf(row, !parents.has(row.id)))
  })
  route(app, operations.departmentQueryIdTree, async () => departmentTree(await all(db)))
  route(app, operations.departmentSearchBy, async ({ query }) => {
    const rows = await db.rows<Department>(
      sql`SELECT * FROM sys_depart WHERE ${living} AND (depart_name ILIKE ${containing(query.keyWord)}
            OR depart_name_en ILIKE ${containing(query.keyWord)}) ORDER BY org_code LIMIT 200`,
    )
    if (rows.length === 0) throw new Failure('未查询匹配数据！')
    return rows.map((row) => ({ ...nodeOf(row, true), children: null }))
  })
  route(app, operations.departmentAdd, async ({ body, session }) => {
    await db.transaction(async (tx) => {
      const { code, level } = await newCode(tx, body.parentId ?? '')
      const values = {
        ...written(body),
        parentId: body.parentId ?? '',
        id: newId(),
        orgCode: code,
        orgType: String(level),
        createBy: session.username,
      }
      await tx.run(insertInto('sys_depart', values))
    })
    return told('添加成功！')
  })
  route(app, operations.departmentEdit, async ({ body, session }) => {
    // The place in the tree is part of the code: it does not move with an edit.
    const { id } = body
    const touched = await db.run(
      updateTable(
        'sys_depart',
        { ...written(body), updateBy: session.username, updateTime: now },
        sql`id = ${id} AND ${living}`,
      ),
    )
    if (touched === 0) throw notFound()
    return told('修改成功!')
  })
  route(app, operations.departmentMove, async ({ body, session }) => {
    await db.transaction(async (tx) => {
      const { code } = await newCode(tx, body.parentId)
      await moveDepartment(tx, { ...body, code, by: session.username, modules })
    })
    sessions.forget()
    return told('修改成功!')
  })
  const remove = async (ids: string[], username: string) => {
    await db.transaction(async (tx) => {
      const roots = await tx.rows<{ orgCode: string }>(
        sql`SELECT org_code FROM sys_depart WHERE ${isIn(sql`id`, ids)} AND ${living}`,
      )
      if (roots.length === 0) throw notFound()
      for (const { orgCode } of roots)
        await tx.run(
          sql`UPDATE sys_depart SET del_flag = '1', update_by = ${username}, update_time = now()
              WHERE org_code LIKE ${`${escapeLike(orgCode)}%`}`,
        )
    })
    sessions.forget()
    return told('删除成功!')
  }
  route(app, operations.departmentDelete, ({ query, session }) => remove([query.id], session.username))
  route(app, operations.departmentDeleteBatch, ({ query, session }) => {
    const ids = commaList(query.ids)
    if (ids.length === 0) throw new Failure('参数不识别！')
    return remove(ids, session.username)
  })
}
