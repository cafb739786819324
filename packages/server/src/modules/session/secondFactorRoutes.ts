import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answer, told } from '../../http/answer'
import { Failure } from '../../http/failures'
import { said } from '../../http/language'
import { route } from '../../http/route'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { writeLog } from '../log/writeLog'
import { requireTouchable } from '../user/userGuards'
import { secondFactorLogin, spendCode, verified, wrongCode } from './login'

const PER_MINUTE = 20
const off = () => new Failure(said('未开启两步验证', 'Two-step verification is not on'))

/** The second factor of logins (RFC 6238): the login itself, what its owner does with it, and its reset. */
export function mountSecondFactors(app: FastifyInstance, context: Context): void {
  const { db, env, limiter, secondFactors, sessions } = context
  const limits = { perMinute: PER_MINUTE }
  const isRequired = async ({ userId }: Session) => {
    const codes = await db.rows<{ roleCode: string }>(
      sql`SELECT r.role_code FROM sys_user_role ur JOIN sys_role r ON r.id = ur.role_id WHERE ur.user_id = ${userId}`,
    )
    return env.factorRoles.some((role) => role === '*' || codes.some(({ roleCode }) => roleCode === role))
  }
  /** Who finds an open session must not change how its owner logs in. */
  const requirePassword = async ({ username }: Session, password: string, request: FastifyRequest) => {
    await limiter.check(username, request.ip)
    await verified(context, { username, password, ip: request.ip })
  }
  const requireBoth = async (
    session: Session,
    body: { password: string; code: string },
    request: FastifyRequest,
  ) => {
    await requirePassword(session, body.password, request)
    if (!(await secondFactors.isOn(session.userId))) throw off()
    if (!(await spendCode(context, session.userId, body.code, request.ip))) throw wrongCode()
  }
  const log = ({ userId, username }: Session, request: FastifyRequest, logContent: string) =>
    writeLog(db, { logType: 2, operateType: 3, logContent, userid: userId, username, ip: request.ip })

  route(
    app,
    operations.secondFactorLogin,
    async ({ body, request }) => {
      const origin = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' }
      return answer(await secondFactorLogin(context, { ...body, ...origin }), '登录成功')
    },
    limits,
  )
  route(app, operations.secondFactorMine, async ({ session }) => ({
    on: await secondFactors.isOn(session.userId),
    required: await isRequired(session),
    recoveryLeft: await secondFactors.recoveryLeft(session.userId),
  }))
  route(
    app,
    operations.secondFactorBegin,
    async ({ body, session, request }) => {
      await requirePassword(session, body.password, request)
      const begun = await secondFactors.begin(session.userId, session.username)
      if (!begun) throw new Failure(said('已开启两步验证', 'Two-step verification is on already'))
      return begun
    },
    limits,
  )
  route(
    app,
    operations.secondFactorConfirm,
    async ({ body, session, request }) => {
      const recovery = await secondFactors.confirm(session.userId, body.code)
      if (!recovery) throw wrongCode()
      // A session that waited for it goes on at once, on every process.
      sessions.forget()
      await log(session, request, '开启两步验证')
      return { recovery }
    },
    limits,
  )
  route(
    app,
    operations.secondFactorRecovery,
    async ({ body, session, request }) => {
      await requireBoth(session, body, request)
      const recovery = await secondFactors.renew(session.userId)
      await log(session, request, '重新生成两步验证恢复码')
      return { recovery }
    },
    limits,
  )
  route(
    app,
    operations.secondFactorEnd,
    async ({ body, session, request }) => {
      if (await isRequired(session))
        throw new Failure(said('您的角色必须使用两步验证', 'Your role asks for two-step verification'))
      await requireBoth(session, body, request)
      await secondFactors.remove(session.userId)
      await log(session, request, '关闭两步验证')
      return told('操作成功!')
    },
    limits,
  )
  route(app, operations.secondFactorReset, async ({ body, session, request }) => {
    const user = await db.row<{ id: string }>(
      sql`SELECT id FROM sys_user WHERE lower(username) = lower(${body.username}) AND del_flag = 0`,
    )
    if (!user) throw new Failure('用户不存在！')
    await requireTouchable(db, session, [user.id], false)
    if (!(await secondFactors.remove(user.id))) throw off()
    await sessions.closeAll(user.id)
    await log(session, request, `重置两步验证: ${body.username}`)
    return told('操作成功!')
  })
}
