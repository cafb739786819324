import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { hashPassword, requireGoodPassword } from '../../auth/passwords'
import { told } from '../../http/answer'
import { Failure } from '../../http/failures'
import { said } from '../../http/language'
import { route } from '../../http/route'
import type { Context } from '../../module'
import { writeLog } from '../log/writeLog'
import { addUser } from '../user/writeUser'

/** Tries of one address in a minute. */
const PER_MINUTE = 10
const RESET = 'reset'

interface Reset {
  userId: string
  username: string
  phone: string
}

/** Accounts that people make themselves, and forgotten passwords (contract §6.3). */
export function mountRegistration(app: FastifyInstance, context: Context): void {
  const { db, env, phoneCodes, sessions, tickets } = context
  const limits = { perMinute: PER_MINUTE }

  route(
    app,
    operations.userRegister,
    async ({ body }) => {
      if (!env.registration) throw new Failure(said('未开放注册，请联系管理员', 'Registration is closed'))
      requireGoodPassword(body.password, body.username)
      // What is taken is told only to who has proved to own the phone.
      if (!(await phoneCodes.use('register', body.phone, body.smscode)))
        throw new Failure(said('手机验证码错误', 'Verification Code wrong'))
      const taken = await db.row<{ name: boolean; phone: boolean }>(
        sql`SELECT bool_or(lower(username) = lower(${body.username})) AS name, bool_or(phone = ${body.phone}) AS phone
            FROM sys_user WHERE del_flag = 0`,
      )
      if (taken?.name) throw new Failure(said('用户名已注册', 'This user name is taken'))
      if (taken?.phone) throw new Failure(said('该手机号已注册', 'This phone number is registered already'))
      const { email, phone, username, password } = body
      const mail =
        email &&
        (await db.row(
          sql`SELECT 1 AS there FROM sys_user WHERE del_flag = 0 AND lower(email) = lower(${email})`,
        ))
      if (mail) throw new Failure(said('邮箱已被注册', 'This e-mail address is registered already'))
      await addUser(
        db,
        {
          username,
          password,
          phone,
          realname: body.realname || username,
          email,
          // A mark to find them by; it gives no right.
          ...(body.supplier && { userGroup: 'supplier' }),
        },
        { mustChangePassword: false },
      )
      return told('注册成功')
    },
    limits,
  )

  route(
    app,
    operations.userPhoneVerification,
    async ({ body }) => {
      const user = (await phoneCodes.use('reset', body.phone, body.smscode))
        ? await db.row<{ id: string; username: string }>(
            sql`SELECT id, username FROM sys_user WHERE phone = ${body.phone} AND phone <> '' AND del_flag = 0`,
          )
        : undefined
      if (!user) throw new Failure(said('手机验证码错误', 'Verification Code wrong'))
      const reset: Reset = { userId: user.id, username: user.username, phone: body.phone }
      return { smscode: await tickets.issue(RESET, reset), username: user.username }
    },
    limits,
  )

  route(
    app,
    operations.userPasswordChange,
    async ({ body, request }) => {
      const reset = await tickets.look<Reset>(RESET, body.smscode)
      if (
        !reset ||
        reset.phone !== body.phone ||
        reset.username.toLowerCase() !== body.username.toLowerCase()
      )
        throw new Failure(said('短信验证码不匹配！', 'Verification Code wrong'))
      requireGoodPassword(body.password, reset.username)
      if (!(await tickets.take(RESET, body.smscode)))
        throw new Failure(said('短信验证码失效！', 'The verification code is no longer valid'))
      const password = await hashPassword(body.password)
      const touched = await db.run(
        sql`UPDATE sys_user SET password = ${password}, must_change_password = false, update_time = now()
            WHERE id = ${reset.userId} AND phone = ${reset.phone} AND del_flag = 0`,
      )
      if (touched === 0) throw new Failure(said('重置密码失败！', 'The password could not be reset'))
      await sessions.closeAll(reset.userId)
      await writeLog(db, {
        logType: 2,
        operateType: 3,
        logContent: '通过手机验证码重置密码',
        userid: reset.userId,
        username: reset.username,
        ip: request.ip,
      })
      return told('密码重置完成！')
    },
    limits,
  )
}
