import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { commaList, isIn } from '../../db/statements'
import { route } from '../../http/route'
import { listPage } from '../../list/listPage'
import type { ListSpec } from '../../list/listSpec'
import { columnsOf } from '../../list/listSpec'
import type { Context } from '../../module'

const COLUMNS = sql`t.id, t.name, t.begin_date, t.end_date, t.status`

const tenantList: ListSpec = {
  from: sql`sys_tenant t`,
  select: COLUMNS,
  fields: columnsOf('t', { id: 'integer', name: 'text', status: 'integer', createTime: 'datetime' }),
  id: sql`t.id`,
  dictionaries: { status: 'tenant_status' },
}

/** Tenants: the administration sees all, everybody else the own ones (contract §19, §27.6). */
export function mountTenants(app: FastifyInstance, context: Context): void {
  const { db } = context
  route(app, operations.tenantList, ({ query }) => listPage(context, tenantList, query))
  route(app, operations.tenantQueryList, ({ query, session }) => {
    const ids = commaList(query.ids).map(Number).filter(Number.isSafeInteger)
    const own = session.isAdmin
      ? sql`true`
      : sql`t.id::text = ANY(string_to_array((SELECT rel_tenant_ids FROM sys_user WHERE id = ${session.userId}), ','))`
    const chosen = ids.length > 0 ? isIn(sql`t.id`, ids, 'integer') : sql`true`
    return db.rows(
      sql`SELECT ${COLUMNS} FROM sys_tenant t WHERE t.status = 1 AND ${own} AND ${chosen} ORDER BY t.id`,
    )
  })
}
