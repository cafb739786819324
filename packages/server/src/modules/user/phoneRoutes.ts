import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { told } from '../../http/answer'
import { Failure } from '../../http/failures'
import { route } from '../../http/route'
import type { Context } from '../../module'
import { writeLog } from '../log/writeLog'
import { verified } from '../session/login'
import { said } from '../../http/language'

/** Tries of a user in a minute. */
const PER_MINUTE = 10
const PHONE = /^\+?\d{5,20}$/

/** Codes to the phone of the session, and another phone for it (contract §2.2). */
export function mountPhone(app: FastifyInstance, context: Context): void {
  const { db, limiter, phoneCodes, sessions } = context
  const limits = { perMinute: PER_MINUTE }
  const requirePhone = (phone: string) => {
    if (!PHONE.test(phone)) throw new Failure(said('手机号格式不正确', 'Not a phone number'))
  }

  route(
    app,
    operations.sendChangePwdSms,
    async ({ body, session, request }) => {
      const own = await db.row<{ phone: string }>(
        sql`SELECT phone FROM sys_user WHERE id = ${session.userId} AND phone <> '' AND del_flag = 0`,
      )
      // A code for somebody else's phone would tell whose it is.
      if (own?.phone !== body.mobile) throw new Failure('该用户不存在或未绑定手机号')
      await phoneCodes.send('reset', body.mobile, request.ip)
      return null
    },
    limits,
  )
  route(
    app,
    operations.userSendChangePhoneSms,
    async ({ body, request }) => {
      requirePhone(body.phone)
      await phoneCodes.send('phone', body.phone, request.ip)
      return null
    },
    limits,
  )
  route(
    app,
    operations.userChangePhone,
    async ({ body, session, request }) => {
      const { phone, smscode, password } = body
      requirePhone(phone)
      const { username, userId } = session
      // Who finds an open session must not get the phone with which the password is reset.
      await limiter.check(username, request.ip)
      await verified(context, { username, password, ip: request.ip })
      if (!(await phoneCodes.use('phone', phone, smscode))) throw new Failure('手机验证码错误')
      const changed = await db.run(
        sql`UPDATE sys_user SET phone = ${phone}, update_by = ${username}, update_time = now()
            WHERE id = ${userId} AND NOT EXISTS (
              SELECT 1 FROM sys_user o WHERE o.phone = ${phone} AND o.id <> ${userId} AND o.del_flag = 0)`,
      )
      // Told only to who has proved to own the phone.
      if (changed === 0) throw new Failure('该手机号已注册')
      sessions.forget()
      await writeLog(db, {
        logType: 2,
        operateType: 3,
        logContent: '修改手机号',
        userid: userId,
        username,
        ip: request.ip,
      })
      return told('修改成功!')
    },
    limits,
  )
}
