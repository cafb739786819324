import { createHash } from 'node:crypto'
import { checkTimestamp, verifySignature, SIGN_FAILED } from '@lading/core/sign'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { isSameSecret } from '../auth/sameSecret'
import { mayDo } from '../auth/sessionStore'
import type { SessionStore } from '../auth/sessionStore'
import { EXIT, StartupError } from '../startupError'
import { inTenant } from '../auth/tenantChoice'
import { asViewedRole } from '../auth/viewedRole'
import type { Context } from '../module'
import type { Session } from '../session'
import {
  Failure,
  forbidden,
  noSession,
  passwordChangeNeeded,
  platformOnly,
  secondFactorNeeded,
} from './failures'
import { inLocale, preferredLocale } from './language'
import { isCrossSite, isOwnOrigin } from './origins'

const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase()

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** The token that a browser's WebSocket sent as its first sub-protocol (contract §15.1). */
const subProtocol = (request: FastifyRequest) =>
  header(request, 'sec-websocket-protocol')?.split(',')[0]?.trim()

/** @throws Failure when the time or the signature of the call is not right (contract §2.2) */
function checkSignature(request: FastifyRequest, secret: string): void {
  const sign = header(request, 'x-sign')
  const time = checkTimestamp(header(request, 'x-timestamp'), Date.now())
  // The server's time lets a client with a wrong clock correct itself once (security.md §2.4).
  if (!time.ok) throw new Failure(time.message, undefined, undefined, { serverTime: Date.now() })
  const params = request.method === 'GET' ? null : (request.body as Record<string, unknown> | null)
  if (!verifySignature({ url: request.url, params, sign, secret }, isSameSecret, md5))
    throw new Failure(SIGN_FAILED)
}

const ASKS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Below the API base an unknown path is told only to who has a session: without one nobody can try out which calls
 * there are.
 * @throws Failure 401
 */
export async function requireSessionBelow(
  request: FastifyRequest,
  apiBase: string,
  sessions: SessionStore,
): Promise<void> {
  if (!ASKS.has(request.method) || !request.url.startsWith(`${apiBase}/`)) return
  const token = header(request, 'x-access-token')
  if (!token || !(await sessions.find(token))) throw noSession()
}

/**
 * Guards every call by the policy of its route, never by its path (security.md, threat 1): a route without a
 * policy stops the start.
 */
export function guard(
  app: FastifyInstance,
  { db, env, sessions, tickets }: Pick<Context, 'db' | 'env' | 'sessions' | 'tickets'>,
): void {
  const routes: RouteOptions[] = []
  app.decorateRequest('session', null)
  app.decorate('guardedRoutes', routes)
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', async () => {
    const open = routes
      .filter(({ config }) => !config?.access)
      .map(({ method, url }) => `${String(method)} ${url}`)
    if (open.length > 0)
      throw new StartupError(
        `These routes declare neither a permission nor a session policy: ${open.join(', ')}. Mount them with route() or give them config.access.`,
        EXIT.configuration,
      )
  })
  const allow = async (request: FastifyRequest) => {
    const { access, socket, beforePasswordChange, beforeSecondFactor, platform } = request.routeOptions.config
    /** What has to be done before this call. */
    const undone = (session: Session) => {
      if (session.mustChangePassword && !beforePasswordChange) return passwordChangeNeeded()
      return session.mustSetFactor && !beforeSecondFactor ? secondFactorNeeded() : undefined
    }
    if (!access) return
    const token = header(request, 'x-access-token') ?? (socket ? subProtocol(request) : undefined)
    const session = token ? await sessions.find(token) : null
    const foreign = isCrossSite(request, env)
    if (access === 'public') {
      // To whom something is left to do first, and from a foreign site, a public call answers as to anybody.
      request.session = foreign || (session && undone(session)) ? null : session
      return
    }
    if (!session) throw noSession()
    const first = undone(session)
    if (first) throw first
    if (foreign || (socket && !isOwnOrigin(request, env))) throw forbidden()
    const own = inTenant(session, request.headers['tenant-id'] ?? request.headers['x-tenant-id'])
    request.session = await asViewedRole({ db, tickets }, own, request)
    if (access !== 'session' && !mayDo(request.session, access.permission)) throw forbidden()
    if (platform && request.session.tenantId !== 0) throw platformOnly()
  }
  // What is refused counts as well, before any body is read: of a user, or of an address without a session.
  let limit: ReturnType<FastifyInstance['rateLimit']> | undefined
  const countRefused = (request: FastifyRequest, reply: FastifyReply) =>
    (limit ??= app.rateLimit()).call(app, request, reply)
  app.addHook('onRequest', async (request, reply) => {
    try {
      await inLocale(preferredLocale(request.headers['accept-language']), () => allow(request))
    } catch (error) {
      if (error instanceof Failure) await countRefused(request, reply)
      throw error
    }
  })
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.signed) checkSignature(request, env.signSecret)
  })
}
