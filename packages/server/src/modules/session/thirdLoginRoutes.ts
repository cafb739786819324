import { operations } from '@lading/core/contract'
import { CODE } from '@lading/core/envelope'
import { textIn } from '@lading/core/text'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LoginFlow, LoginProvider, ThirdIdentity } from '../../auth/loginProvider'
import { isSameSecret } from '../../auth/sameSecret'
import { answer } from '../../http/answer'
import { Failure, notFound } from '../../http/failures'
import { isUnreachable } from '../../http/isUnreachable'
import { currentLocale, said } from '../../http/language'
import { route } from '../../http/route'
import type { Context } from '../../module'
import { addUser } from '../user/writeUser'
import { randomPassword } from '../../auth/passwords'
import { loginUser, verified } from './login'
import type { KnownThird, OwnThird } from './thirdAccounts'
import { BINDING, boundUser, linkThird, OWN } from './thirdAccounts'

const PER_MINUTE = 20
const COOKIE = 'lading_login'
const [FLOW, LOGIN, KNOWN] = ['third-flow', 'third-login', 'third-known'] as const

/** A login that was begun: at the address of enterprise messengers or at the other one. */
interface Begun {
  source: string
  messenger: boolean
  flow: LoginFlow
  /** Who links the account to their own; absent: somebody logs in. */
  userId?: string | undefined
}

/** Logins that another system vouches for (contract §6.4). */
export function mountThirdLogin(app: FastifyInstance, context: Context): void {
  const { db, env, log, phoneCodes, limiter, providers, tickets } = context
  const limits = { perMinute: PER_MINUTE }
  const bySource = new Map(providers.map((provider) => [provider.source, provider]))
  const secure = env.publicUrl?.startsWith('https:') ? '; Secure' : ''
  const cookie = (value: string, seconds: number) =>
    `${COOKIE}=${value}; Path=${env.apiBase}/sys/thirdLogin; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
  const provider = (source: string): LoginProvider => {
    const found = bySource.get(source)
    if (!found) throw notFound()
    return found
  }
  /** Back to the portal: to the login, or to the settings where an account is linked. */
  const home = (reply: FastifyReply, parameters: Record<string, string>, binding = false) =>
    reply
      .header('set-cookie', cookie('', 0))
      .header('referrer-policy', 'no-referrer')
      .redirect(
        `${env.portalBase}${binding ? 'account/settings/binding' : 'user/login'}?${new URLSearchParams(parameters).toString()}`,
      )

  route(app, operations.thirdLoginProviders, () =>
    providers.map(({ source, title }) => ({ source, title: textIn(title, currentLocale()) })),
  )
  /** A page of the login that a browser opens; enterprise messengers open the second address. */
  const browserPage = <Query>(
    operationId: string,
    summary: string,
    urls: [string, string],
    page: (
      request: FastifyRequest<{ Params: { source: string }; Querystring: Query }>,
      reply: FastifyReply,
      messenger: boolean,
    ) => unknown,
  ) => {
    for (const [at, url] of urls.entries())
      app.get<{ Params: { source: string }; Querystring: Query }>(
        url,
        {
          config: { access: 'public', rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } },
          schema: { operationId: at === 0 ? operationId : `${operationId}_oauth2`, summary } as object,
        },
        (request, reply) => page(request, reply, at === 1),
      )
  }
  /** Where the provider sends the browser: the way back is the one on which the login began. */
  const backTo = (source: string, messenger: boolean) =>
    `${env.publicUrl}${env.apiBase}/sys/thirdLogin/${messenger ? 'oauth2/' : ''}${source}/callback`
  browserPage<{ binding?: string }>(
    'thirdLoginRender',
    'Sends the browser to the provider',
    ['/sys/thirdLogin/render/:source', '/sys/thirdLogin/oauth2/:source/login'],
    async (request, reply, messenger) => {
      const { source } = request.params
      const asked = provider(source)
      const { binding } = request.query
      const own = typeof binding === 'string' ? await tickets.take<OwnThird>(BINDING, binding) : undefined
      if (binding !== undefined && own?.source !== source) return home(reply, { thirdError: 'state' }, true)
      const begun = await asked.begin(backTo(source, messenger), messenger).catch((error: Error) => {
        log.warn({ source, reason: error.message }, 'a provider cannot be reached')
      })
      // The browser came here by a link: it is led back to a page that says so.
      if (!begun) return home(reply, { thirdError: 'unreachable' }, own !== undefined)
      const { url, flow } = begun
      const state: Begun = { source, messenger, flow, userId: own?.userId }
      const ticket = await tickets.issue(FLOW, state)
      return reply.header('set-cookie', cookie(ticket, 600)).redirect(url)
    },
  )
  browserPage<{ state?: string }>(
    'thirdLoginCallback',
    'The way back from the provider',
    ['/sys/thirdLogin/:source/callback', '/sys/thirdLogin/oauth2/:source/callback'],
    async (request, reply, messenger) => {
      const { source } = request.params
      const ticket = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{20,100})`).exec(
        request.headers.cookie ?? '',
      )?.[1]
      const begun = ticket ? await tickets.take<Begun>(FLOW, ticket) : undefined
      const state = request.query.state ?? ''
      // Without the browser's own cookie somebody else's login would be put into this browser.
      const own = begun?.source === source && begun.messenger === messenger
      if (!begun || !own || typeof state !== 'string' || !isSameSecret(state, begun.flow.state))
        return home(reply, { thirdError: 'state' })
      const binding = begun.userId !== undefined
      let identity: ThirdIdentity
      try {
        const callback = new URL(backTo(source, messenger))
        callback.search = new URL(request.url, callback).search
        identity = await provider(source).finish(callback, begun.flow)
      } catch (error) {
        log.warn({ source, reason: (error as Error).message }, 'a login by a provider was refused')
        return home(reply, { thirdError: isUnreachable(error) ? 'unreachable' : 'refused' }, binding)
      }
      const userId = await boundUser(db, source, identity.uuid)
      if (begun.userId !== undefined) {
        if (userId !== undefined && userId !== begun.userId) return home(reply, { thirdError: 'bound' }, true)
        const known: OwnThird & KnownThird = { source, identity, userId: begun.userId }
        return home(reply, { thirdType: source, thirdUser: await tickets.issue(OWN, known) }, true)
      }
      return home(reply, {
        thirdType: source,
        ...(userId
          ? { thirdLogin: await tickets.issue(LOGIN, { source, userId }) }
          : { thirdUser: await tickets.issue(KNOWN, { source, identity } satisfies KnownThird) }),
      })
    },
  )
  const enter = async (
    params: { token: string; thirdType: string; tenantId?: number },
    request: FastifyRequest,
  ) => {
    const given = await tickets.take<{ source: string; userId: string }>(LOGIN, params.token)
    // Who cannot prove a login is told as who has none.
    if (!given || given.source !== params.thirdType) throw new Failure('校验失败', CODE.unauthorized, 401)
    const origin = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' }
    return answer(await loginUser(context, given.userId, origin, params.tenantId), '登录成功')
  }
  route(app, operations.thirdLoginUser, ({ params, request }) => enter(params, request), limits)
  route(app, operations.thirdLoginUserOfTenant, ({ params, request }) => enter(params, request), limits)

  const known = async (ticket: string) => {
    const found = await tickets.look<KnownThird>(KNOWN, ticket)
    if (!found) throw new Failure('校验失败')
    return found
  }
  /** Binds the account and gives the one-time token of the login. */
  const bind = async (ticket: string, third: KnownThird, userId: string) => {
    if (!(await tickets.take(KNOWN, ticket))) throw new Failure('校验失败')
    await linkThird(db, third, userId)
    return tickets.issue(LOGIN, { source: third.source, userId })
  }
  route(
    app,
    operations.thirdLoginCheckPassword,
    async ({ body, request }) => {
      const third = await known(body.thirdUserUuid)
      await limiter.check(body.username, request.ip)
      const account = await verified(context, {
        username: body.username,
        password: body.password,
        ip: request.ip,
      })
      return bind(body.thirdUserUuid, third, account.id)
    },
    limits,
  )
  route(
    app,
    operations.thirdLoginBindPhone,
    async ({ body, request }) => {
      const third = await known(body.thirdUserUuid)
      await limiter.check(body.mobile, request.ip)
      const user = (await phoneCodes.use('login', body.mobile, body.captcha))
        ? await db.row<{ id: string }>(
            sql`SELECT id FROM sys_user WHERE phone = ${body.mobile} AND phone <> '' AND status = 1 AND del_flag = 0`,
          )
        : undefined
      if (!user) {
        await limiter.wrong(body.mobile, request.ip)
        throw new Failure('手机验证码错误')
      }
      return bind(body.thirdUserUuid, third, user.id)
    },
    limits,
  )
  route(
    app,
    operations.thirdLoginCreate,
    async ({ body }) => {
      const third = await known(body.thirdUserUuid)
      if (!env.registration) throw new Failure(said('未开放注册，请联系管理员', 'Registration is closed'))
      const taken = await db.row(
        sql`SELECT 1 AS there FROM sys_user WHERE lower(username) = lower(${body.username}) AND del_flag = 0`,
      )
      if (taken) throw new Failure('用户名已注册')
      const userId = await addUser(
        db,
        {
          username: body.username,
          realname: third.identity.realname ?? body.username,
          password: randomPassword(),
        },
        { mustChangePassword: false },
      )
      return bind(body.thirdUserUuid, third, userId)
    },
    limits,
  )
}
