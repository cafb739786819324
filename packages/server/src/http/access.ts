import { timingSafeEqual } from 'node:crypto'
import { checkTimestamp, verifySignature, SIGN_FAILED } from '@lading/core/sign'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { mayDo } from '../auth/sessionStore'
import type { SessionStore } from '../auth/sessionStore'
import { EXIT, StartupError } from '../startupError'
import { Failure, forbidden, noSession } from './failures'

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** @throws Failure when the time or the signature of the call is not right (contract §2.2) */
function checkSignature(request: FastifyRequest, secret: string): void {
  const sign = header(request, 'x-sign')
  const time = checkTimestamp(header(request, 'x-timestamp'), Date.now())
  // The server's time lets a client with a wrong clock correct itself once (security.md §2.4).
  if (!time.ok) throw new Failure(time.message, undefined, undefined, { serverTime: Date.now() })
  const params = request.method === 'GET' ? null : (request.body as Record<string, unknown> | null)
  if (!verifySignature({ url: request.url, params, sign, secret }, equal)) throw new Failure(SIGN_FAILED)
}

/**
 * Guards every call by the policy of its route, never by its path (security.md, threat 1): a route without a
 * policy stops the start.
 */
export function guard(app: FastifyInstance, sessions: SessionStore, signSecret: string): void {
  const routes: RouteOptions[] = []
  app.decorateRequest('session', null)
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
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config
    if (!access) return
    const token = header(request, 'x-access-token')
    if (token) request.session = await sessions.find(token)
    if (access === 'public') return
    if (!request.session) throw noSession()
    if (access !== 'session' && !mayDo(request.session, access.permission)) throw forbidden()
  })
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.signed) checkSignature(request, signSecret)
  })
}
