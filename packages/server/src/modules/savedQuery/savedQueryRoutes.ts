import type { SavedQueryModel } from '@lading/core/contract'
import { MAX_SAVED_QUERY_LENGTH, MAX_SAVED_QUERIES, operations } from '@lading/core/contract'
import { keptQuery } from '@lading/core/query'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Executor } from '../../db/database'
import { newId } from '../../db/ids'
import { told } from '../../http/answer'
import { Failure, notFound } from '../../http/failures'
import { route } from '../../http/route'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { requireShareable } from './shareRights'
import { said } from '../../http/language'

interface Stored {
  id: string
  page: string
  name: string
  query: string
  scope: SavedQueryModel['scope']
  targets: string[]
  owner: string
  ownerName: string
  mine: boolean
  isDefault: boolean
  updatedAt: string
}

const textArray = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`

/** Queries that the session sees: own ones, and those shared with it; those of deleted users are gone. */
const seenBy = (session: Session): SQL => sql`(q.owner_id = ${session.userId} OR q.scope = 'everyone'
  OR (q.scope = 'roles' AND q.targets && ${textArray(session.roles)})
  OR (q.scope = 'departments' AND EXISTS (SELECT 1 FROM unnest(q.targets) target, unnest(${textArray(session.orgCodes)}) own
    WHERE starts_with(own, target))))`

function read(db: Executor, session: Session, where: SQL): Promise<Stored[]> {
  return db.rows<Stored>(sql`
    SELECT q.id, q.page, q.name, q.query, q.scope, q.targets, u.username AS owner, u.realname AS owner_name,
      q.owner_id = ${session.userId} AS mine, d.query_id IS NOT NULL AS is_default, q.update_time AS updated_at
    FROM sys_super_query q JOIN sys_user u ON u.id = q.owner_id AND u.del_flag = 0
    LEFT JOIN sys_super_query_default d
      ON d.query_id = q.id AND d.user_id = ${session.userId} AND d.tenant_id = q.tenant_id AND d.page = q.page
    WHERE q.tenant_id = ${session.tenantId} AND ${where}
    ORDER BY q.owner_id <> ${session.userId}, q.name, u.username, q.id`)
}

const model = ({ query, ...row }: Stored): SavedQueryModel => ({
  ...row,
  query: JSON.parse(query) as SavedQueryModel['query'],
  shared: row.scope !== 'private',
})

/** Advanced queries that users keep on the server and share (issue: saved super queries). */
export function mountSavedQueries(app: FastifyInstance, { db }: Context): void {
  route(app, operations.savedQueryList, async ({ query, session }) =>
    (await read(db, session, sql`q.page = ${query.page} AND ${seenBy(session)}`)).map(model),
  )
  route(app, operations.savedQuerySave, async ({ body, session }) => {
    const { page, scope = 'private' } = body
    const name = body.name.trim()
    if (name === '') throw new Failure('保存名称不能为空')
    const text = JSON.stringify(keptQuery(body.query))
    if (text.length > MAX_SAVED_QUERY_LENGTH)
      throw new Failure(
        said(
          `查询条件过长，最多${MAX_SAVED_QUERY_LENGTH}个字符`,
          `A query has at most ${MAX_SAVED_QUERY_LENGTH} characters`,
        ),
      )
    const named = scope === 'roles' || scope === 'departments'
    const targets = named ? [...new Set(body.targets ?? [])] : []
    const saved = await db.transaction(async (tx) => {
      await requireShareable(tx, session, scope, targets)
      const own = sql`tenant_id = ${session.tenantId} AND owner_id = ${session.userId}`
      const taken = await tx.row(
        sql`SELECT 1 AS there FROM sys_super_query
            WHERE ${own} AND page = ${page} AND name = ${name} AND id <> ${body.id ?? ''}`,
      )
      if (taken) throw new Failure(said(`${name} 已存在`, `There is a query named ${name} already`))
      const id = body.id ?? newId()
      if (body.id !== undefined) {
        const touched = await tx.run(
          sql`UPDATE sys_super_query SET page = ${page}, name = ${name}, query = ${text}, scope = ${scope},
                targets = ${textArray(targets)}, update_time = now() WHERE id = ${id} AND ${own}`,
        )
        if (touched === 0) throw notFound()
      } else {
        // Queries that come together are counted one after the other.
        await tx.run(
          sql`SELECT pg_advisory_xact_lock(hashtext('sys_super_query'), hashtext(${session.userId}))`,
        )
        const count = await tx.row<{ count: number }>(
          sql`SELECT count(*)::int AS count FROM sys_super_query WHERE ${own} AND page = ${page}`,
        )
        if ((count?.count ?? 0) >= MAX_SAVED_QUERIES)
          throw new Failure(
            said(
              `每个页面最多保存${MAX_SAVED_QUERIES}个查询`,
              `A page keeps at most ${MAX_SAVED_QUERIES} queries`,
            ),
          )
        await tx.run(
          sql`INSERT INTO sys_super_query (id, tenant_id, owner_id, page, name, query, scope, targets)
              VALUES (${id}, ${session.tenantId}, ${session.userId}, ${page}, ${name}, ${text}, ${scope}, ${textArray(targets)})`,
        )
      }
      return (await read(tx, session, sql`q.id = ${id}`))[0]!
    })
    return model(saved)
  })
  route(app, operations.savedQuerySetDefault, async ({ body: { page, id }, session }) => {
    const own = sql`tenant_id = ${session.tenantId} AND user_id = ${session.userId} AND page = ${page}`
    if (id === undefined) {
      await db.run(sql`DELETE FROM sys_super_query_default WHERE ${own}`)
      return told('操作成功！')
    }
    // Only what the user sees: others' private queries are not there for them.
    const [seen] = await read(db, session, sql`q.id = ${id} AND q.page = ${page} AND ${seenBy(session)}`)
    if (!seen) throw notFound()
    await db.run(
      sql`INSERT INTO sys_super_query_default (tenant_id, user_id, page, query_id)
          VALUES (${session.tenantId}, ${session.userId}, ${page}, ${id})
          ON CONFLICT (tenant_id, user_id, page) DO UPDATE SET query_id = excluded.query_id`,
    )
    return told('操作成功！')
  })
  route(app, operations.savedQueryDelete, async ({ query, session }) => {
    const gone = await db.run(
      sql`DELETE FROM sys_super_query
          WHERE id = ${query.id} AND tenant_id = ${session.tenantId} AND owner_id = ${session.userId}`,
    )
    if (gone === 0) throw notFound()
    return told('删除成功!')
  })
}
