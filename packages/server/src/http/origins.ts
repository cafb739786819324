import type { FastifyRequest } from 'fastify'
import type { Env } from '../env'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a page of this origin may speak to the server: the server's own page, a listed origin, and in demo mode
 * any page of this machine (the development server has a port of its own).
 */
export function isOwnOrigin(request: FastifyRequest, env: Pick<Env, 'origins' | 'mode'>): boolean {
  const { origin } = request.headers
  if (origin === undefined) return true
  if (env.origins.includes(origin)) return true
  try {
    const { host, hostname } = new URL(origin)
    return host === request.headers.host || (env.mode === 'demo' && LOOPBACK.has(hostname))
  } catch {
    return false
  }
}

/** Whether the browser says that a foreign site made the call (security.md §3, threat 25). */
export function isCrossSite(request: FastifyRequest, env: Pick<Env, 'origins' | 'mode'>): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== 'cross-site' && site !== 'same-site') return false
  // A foreign page's link sends no origin; a listed page's call does.
  return request.headers.origin === undefined || !isOwnOrigin(request, env)
}
