import { operations } from '@lading/core/contract'
import type { QueryFields } from '@lading/core/query'
import { parseSort } from '@lading/core/query'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { containing, escapeLike } from '../../db/like'
import { commaList, isIn } from '../../db/statements'
import { pageOf } from '@lading/core/envelope'
import { route } from '../../http/route'
import type { Context } from '../../module'
import { Failure } from '../../http/failures'
import { PICKER_COLUMNS } from '../session/userInfo'
import { usersOfTenant } from './userScope'

const U = sql`u`
const ACTIVE = sql`u.del_flag = 0 AND u.status = 1`
const MAX_PAGE = 1_000
const MAX_VALUES = 1_000

/** Users of the department and all below it, found by the code's prefix (contract §11). */
export const belowDepartment = (departId: string): SQL => sql`EXISTS (
  SELECT 1 FROM sys_user_depart ud JOIN sys_depart d ON d.id = ud.dep_id
  WHERE ud.user_id = u.id AND d.del_flag = '0'
    AND starts_with(d.org_code, (SELECT org_code FROM sys_depart WHERE id = ${departId})))`

const MULTI_COLUMNS = new Map([
  ['username', sql`u.username`],
  ['id', sql`u.id`],
  ['workNo', sql`u.work_no`],
  ['realname', sql`u.realname`],
])

const CHECKED_COLUMNS = new Map([
  ['username', sql`lower(u.username)`],
  ['phone', sql`u.phone`],
  ['email', sql`lower(u.email)`],
  ['workNo', sql`u.work_no`],
])

const SORTED_COLUMNS = new Map([
  ['id', sql`u.id`],
  ['username', sql`u.username`],
  ['realname', sql`u.realname`],
  ['sex', sql`u.sex`],
  ['workNo', sql`u.work_no`],
  ['orgCode', sql`u.org_code`],
  ['post', sql`u.post`],
  ['status', sql`u.status`],
  ['createTime', sql`u.create_time`],
])

const SORTED_FIELDS: QueryFields = Object.fromEntries(
  [...SORTED_COLUMNS.keys()].map((name) => [name, { type: 'text' }]),
)

/**
 * The order of a picker's rows: what `column` and `order` name, newest first without them (spec 2 §9).
 * @throws QueryError for a column that is none of the shown ones, by which nobody may sort
 */
function sorted({ column, order }: { column?: string; order?: string }): SQL {
  const sorts = parseSort({ column: column || 'createTime', order }, SORTED_FIELDS)
  return sql.join(
    [
      ...sorts.map(
        (sort) => sql`${SORTED_COLUMNS.get(sort.field)!} ${sort.order === 'asc' ? sql`ASC` : sql`DESC`}`,
      ),
      sql`u.id DESC`,
    ],
    sql`, `,
  )
}

/** What pickers and forms ask about users; every session may (contract §8). */
export function mountUserPickers(app: FastifyInstance, { db }: Context): void {
  route(app, operations.userQueryUserComponentData, async ({ query, session }) => {
    const size = Math.min(Math.max(query.pageSize ?? 10, 1), MAX_PAGE)
    const current = Math.max(query.pageNo ?? 1, 1)
    const ids = commaList(query.id)
    const word = (text: string) => containing(text.replaceAll('*', ''))
    const where = sql.join(
      [
        ACTIVE,
        usersOfTenant(session, U),
        ...(query.departId ? [belowDepartment(query.departId)] : []),
        ...(query.username ? [sql`u.username ILIKE ${word(query.username)}`] : []),
        ...(query.realname ? [sql`u.realname ILIKE ${word(query.realname)}`] : []),
        ...(ids.length > 0 ? [isIn(sql`u.id`, ids)] : []),
      ],
      sql` AND `,
    )
    const count = await db.row<{ total: number }>(
      sql`SELECT count(*)::int AS total FROM sys_user u WHERE ${where}`,
    )
    const rows = await db.rows(
      sql`SELECT ${PICKER_COLUMNS} FROM sys_user u WHERE ${where} ORDER BY ${sorted(query)}
          LIMIT ${size} OFFSET ${(current - 1) * size}`,
    )
    return pageOf(rows, count?.total ?? 0, current, size)
  })
  route(app, operations.userGetMultiUser, ({ query, session }) => {
    const [name, column] = [...MULTI_COLUMNS].find(([key]) => key in query) ?? []
    const values = name ? commaList((query as Record<string, unknown>)[name]).slice(0, MAX_VALUES) : []
    if (!column || values.length === 0) return []
    return db.rows(
      sql`SELECT ${PICKER_COLUMNS} FROM sys_user u WHERE ${ACTIVE} AND ${usersOfTenant(session, U)} AND ${isIn(column, values)} ORDER BY u.username`,
    )
  })
  route(app, operations.userQueryByIds, ({ query, session }) => {
    const ids = commaList(query.userIds).slice(0, MAX_VALUES)
    return db.rows(
      sql`SELECT ${PICKER_COLUMNS} FROM sys_user u WHERE ${ACTIVE} AND ${usersOfTenant(session, U)}
          AND ${isIn(sql`u.id`, ids)} ORDER BY u.username`,
    )
  })
  route(app, operations.userQueryUserByDepId, ({ query, session }) => {
    const named = query.realname ? sql`u.realname ILIKE ${`%${escapeLike(query.realname)}%`}` : sql`true`
    return db.rows(
      sql`SELECT ${PICKER_COLUMNS} FROM sys_user u WHERE ${ACTIVE} AND ${usersOfTenant(session, U)} AND ${belowDepartment(query.id)} AND ${named}
          ORDER BY u.username LIMIT ${MAX_PAGE}`,
    )
  })
  route(app, operations.userCheckOnlyUser, async ({ query }) => {
    for (const [name, column] of CHECKED_COLUMNS) {
      const value = (query as Record<string, unknown>)[name]
      if (typeof value !== 'string' || value === '') continue
      const taken = await db.row(
        sql`SELECT 1 AS there FROM sys_user u WHERE u.del_flag = 0 AND ${column} = ${
          name === 'username' || name === 'email' ? value.toLowerCase() : value
        } AND u.id <> ${query.id ?? ''} LIMIT 1`,
      )
      if (taken) throw new Failure('用户账号已存在')
    }
    return true
  })
}
