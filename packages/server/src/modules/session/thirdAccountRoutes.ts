import { operations } from '@lading/core/contract'
import { textIn } from '@lading/core/text'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { commaList, isIn } from '../../db/statements'
import { told } from '../../http/answer'
import { notFound } from '../../http/failures'
import { currentLocale } from '../../http/language'
import { route } from '../../http/route'
import type { Context } from '../../module'
import { writeLog } from '../log/writeLog'

interface ThirdAccount {
  id: string
  thirdType: string
  realname: string
  createTime: string
}

/** The own accounts of other systems: which there are, and forgetting one (contract §6.4). */
export function mountThirdAccounts(app: FastifyInstance, { db, providers }: Context): void {
  const titles = new Map(providers.map(({ source, title }) => [source, title]))
  route(app, operations.thirdAccounts, async ({ query, session }) => {
    const kinds = commaList(query.thirdType)
    const rows = await db.rows<ThirdAccount>(
      sql`SELECT id, third_type, realname, create_time FROM sys_third_account
          WHERE sys_user_id = ${session.userId} AND ${kinds.length > 0 ? isIn(sql`third_type`, kinds) : sql`true`}
          ORDER BY create_time, id`,
    )
    return rows.map((row) => {
      const title = titles.get(row.thirdType)
      return { ...row, title: title ? textIn(title, currentLocale()) : row.thirdType }
    })
  })
  route(app, operations.thirdUnbind, async ({ body, session, request }) => {
    const gone = await db.run(
      sql`DELETE FROM sys_third_account WHERE id = ${body.id} AND sys_user_id = ${session.userId}`,
    )
    if (gone === 0) throw notFound()
    await writeLog(db, {
      logType: 2,
      operateType: 4,
      logContent: '解除绑定第三方账号',
      userid: session.userId,
      username: session.username,
      ip: request.ip,
    })
    return told('解绑成功')
  })
}
