import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { answer, told } from '../../http/answer'
import { Failure, noSession } from '../../http/failures'
import { said } from '../../http/language'
import { route } from '../../http/route'
import type { Context } from '../../module'
import { briefly } from '../permission/permissionResult'
import { login, phoneLogin } from './login'
import { portalConfig } from './portalConfig'
import { departmentsOf, findUser } from './userInfo'

/** Pictures are drawn for everybody, so one address gets no more than these. */
const CAPTCHAS_PER_MINUTE = 80
const PURPOSES = { '0': 'login', '1': 'register', '2': 'reset' } as const

/** Captcha, login and the own session (contract §6, §7). */
export function mountSession(app: FastifyInstance, context: Context): void {
  const { db, env, captchas, sessions, dictionaries } = context

  app.get(
    '/sys/config',
    {
      config: { access: 'public' },
      schema: { operationId: 'config', summary: 'What the portal needs before a login' } as object,
    },
    () => ({
      success: true,
      code: 200,
      message: '',
      result: portalConfig(env, context.sms !== undefined),
      timestamp: Date.now(),
    }),
  )
  route(app, operations.randomImage, ({ params }) => captchas.draw(params.key), {
    perMinute: CAPTCHAS_PER_MINUTE,
  })
  route(app, operations.checkCaptcha, async ({ body }) => {
    if (!(await captchas.matches(String(body.checkKey), body.captcha)))
      throw new Failure(said('验证码错误', 'Verification Code wrong'))
    return null
  })
  route(app, operations.login, async ({ body, request }) => {
    const origin = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' }
    return answer(await login(context, { ...body, ...origin }), '登录成功')
  })
  route(app, operations.phoneLogin, async ({ body, request }) => {
    const origin = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' }
    return answer(
      await phoneLogin(context, { mobile: body.mobile, code: body.captcha, ...origin }),
      '登录成功',
    )
  })
  route(app, operations.sms, async ({ body, request }) => {
    if (!/^\+?\d{5,20}$/.test(body.mobile))
      throw new Failure(said('手机号不允许为空！', 'Enter a phone number'))
    await context.phoneCodes.send(PURPOSES[body.smsmode], body.mobile, request.ip)
    return null
  })
  route(app, operations.logout, async ({ request }) => {
    if (!request.headers['x-access-token']) throw new Failure('退出登录失败！')
    if (!request.session) throw new Failure('Token无效!')
    await sessions.close(request.session.id)
    return told('退出登录成功！')
  })
  route(app, operations.getUserInfo, async ({ session }) => {
    const userInfo = await findUser(db, session.userId)
    if (!userInfo) throw noSession()
    return { userInfo, sysAllDictItems: await dictionaries.all() }
  })
  route(app, operations.getUserPermissionByToken, async ({ query, session }) => {
    const result = await context.menus(session)
    return query.brief ? briefly(result) : result
  })
  route(app, operations.getCurrentUserDeparts, async ({ session }) => ({
    list: await departmentsOf(db, session.userId),
    orgCode: session.orgCode,
  }))
  route(app, operations.selectDepart, async ({ body, session }) => {
    // Whose department it is says the session (contract §6.5): for somebody else nothing is done, not even for oneself.
    if (body.username && body.username !== session.username) throw new Failure('只允许切换自己的部门！')
    const departs = await departmentsOf(db, session.userId)
    if (!departs.some(({ orgCode }) => orgCode === body.orgCode))
      throw new Failure(said('部门不存在或不属于当前用户', 'There is no such department, or it is not yours'))
    await db.run(sql`UPDATE sys_user SET org_code = ${body.orgCode} WHERE id = ${session.userId}`)
    sessions.forget()
    return { userInfo: await findUser(db, session.userId) }
  })
}
