import { operations } from '@lading/core/contract'
import { textIn } from '@lading/core/text'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { commaList, isIn } from '../../db/statements'
import { told } from '../../http/answer'
import { Failure, notFound } from '../../http/failures'
import { currentLocale, said } from '../../http/language'
import { route } from '../../http/route'
import type { Context } from '../../module'
import { writeLog } from '../log/writeLog'
import { verified } from './login'
import type { KnownThird, OwnThird } from './thirdAccounts'
import { BINDING, boundUser, linkThird, OWN } from './thirdAccounts'

/** Tries of a user in a minute. */
const PER_MINUTE = 10

interface ThirdAccount {
  id: string
  thirdType: string
  realname: string
  createTime: string
}

/** The own accounts of other systems: which there are, linking one, and forgetting one (contract §6.4). */
export function mountThirdAccounts(app: FastifyInstance, context: Context): void {
  const { db, limiter, providers, tickets } = context
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
  route(
    app,
    operations.thirdBindingBegin,
    async ({ body, session, request }) => {
      const { username, userId } = session
      if (!titles.has(body.thirdType)) throw notFound()
      // Who finds an open session must not leave a way in by an account of theirs.
      await limiter.check(username, request.ip)
      await verified(context, { username, password: body.password, ip: request.ip })
      return tickets.issue(BINDING, { source: body.thirdType, userId } satisfies OwnThird)
    },
    { perMinute: PER_MINUTE },
  )
  route(
    app,
    operations.thirdBind,
    async ({ body, session, request }) => {
      const known = await tickets.look<OwnThird & KnownThird>(OWN, body.thirdUserUuid)
      // Somebody else's way back, put into this browser by a link, would let them in here.
      if (known?.userId !== session.userId || !(await tickets.take(OWN, body.thirdUserUuid)))
        throw new Failure('校验失败')
      const owner = await boundUser(db, known.source, known.identity.uuid)
      if (owner !== undefined && owner !== session.userId)
        throw new Failure(said('该第三方账号已绑定其他用户', 'It belongs to another user here'))
      await linkThird(db, known, session.userId)
      await writeLog(db, {
        logType: 2,
        operateType: 2,
        logContent: '绑定第三方账号',
        userid: session.userId,
        username: session.username,
        ip: request.ip,
      })
      return told('绑定成功')
    },
    { perMinute: PER_MINUTE },
  )
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
