import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { commaList, isIn } from '../../db/statements'
import { badRequest, Failure } from '../../http/failures'
import { route } from '../../http/route'
import type { ListSpec } from '../../list/listSpec'
import { columnsOf } from '../../list/listSpec'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { mountAdministration } from '../administration'
import { said } from '../../http/language'

const COLUMNS = sql`t.id, t.name, t.begin_date, t.end_date, t.status`
const MOMENT = /^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/

/** Administrators without a tenant keep all of them; who works in one sees that one. */
const tenantList = (session: Session): ListSpec => ({
  from: sql`sys_tenant t`,
  select: COLUMNS,
  where: session.tenantId === 0 ? sql`true` : sql`t.id = ${session.tenantId}`,
  fields: columnsOf('t', { id: 'integer', name: 'text', status: 'integer', createTime: 'datetime' }),
  id: sql`t.id`,
  dictionaries: { status: 'tenant_status' },
})

interface Body {
  id: number | string
  name: string
  beginDate?: string | null
  endDate?: string | null
  status?: number | null
}

function moment(name: string, text: string | null | undefined) {
  if (text === undefined) return undefined
  if (!text) return null
  if (!MOMENT.test(text)) throw badRequest(said(`${name}: 不是有效的时间`, `${name}: not a date`))
  return sql`${`${text}+08`}::timestamptz`
}

/** Tenants: kept by administrators; everybody else sees the own ones (contract §19, §27.6). */
export function mountTenants(app: FastifyInstance, context: Context): void {
  const { db } = context
  mountAdministration<'tenant', Body>(app, context, operations, 'tenant', {
    table: 'sys_tenant',
    list: tenantList,
    integerId: true,
    values: async (body, session) => {
      // Tenants are kept from outside of them.
      if (session.tenantId !== 0) throw new Failure('只能由平台管理员维护租户')
      return {
        id: Number(body.id),
        name: body.name,
        beginDate: moment('beginDate', body.beginDate),
        endDate: moment('endDate', body.endDate),
        status: body.status ?? undefined,
      }
    },
    beforeDelete: async (tx, ids) => {
      const used = await tx.row(
        sql`SELECT 1 AS there FROM sys_user WHERE del_flag = 0
            AND string_to_array(rel_tenant_ids, ',') && ${sql.param([...ids])}::text[] LIMIT 1`,
      )
      if (used) throw new Failure('租户下仍有用户，不能删除')
    },
    afterChange: () => context.sessions.forget(),
  })
  const own = (session: Session) => isIn(sql`t.id`, session.tenantIds, 'integer')
  route(app, operations.tenantQueryList, ({ query, session }) => {
    const ids = commaList(query.ids).map(Number).filter(Number.isSafeInteger)
    const seen = session.isAdmin && session.tenantId === 0 ? sql`true` : own(session)
    const chosen = ids.length > 0 ? isIn(sql`t.id`, ids, 'integer') : sql`true`
    return db.rows(
      sql`SELECT ${COLUMNS} FROM sys_tenant t WHERE t.status = 1 AND ${seen} AND ${chosen} ORDER BY t.id`,
    )
  })
  route(app, operations.tenantGetCurrentUserTenant, async ({ session }) => ({
    list: await db.rows(
      sql`SELECT ${COLUMNS} FROM sys_tenant t WHERE t.status = 1 AND ${own(session)} ORDER BY t.id`,
    ),
  }))
}
