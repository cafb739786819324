import { createRequest } from '@lading/request'
import type { ExpiryOutcome, Link, Request, SessionExpiry } from '@lading/request'
import type { Locale } from '@lading/core/text'
import { matchPath } from 'react-router-dom'
import type { PortalConfig } from './config'
import { PAGE_ID } from './pageId'
import { notify } from './notice'

/** What the request layer needs to know of the session; the session binds itself, so that no cycle arises. */
export interface SessionPort {
  getToken: () => string | undefined
  getTenantId: () => number
  locale: () => Locale
  onSessionExpired: (expiry: SessionExpiry) => Promise<ExpiryOutcome>
  /** The routes of the menu, as far as it is loaded. @default none */
  getRoutes?: () => readonly NamedRoute[]
}

/** A route as the menu names it. */
export interface NamedRoute {
  name: string
  /** May hold `:name` parts. */
  path: string
}

/** Writes name the page they come from: its own table socket is not told of them (core, `PAGE_HEADER`). */
const namePage: Link = (call, next) =>
  next(call.method === 'GET' ? call : { ...call, headers: { ...call.headers, 'X-Page-Id': PAGE_ID } })

let client: Request | undefined

/**
 * Creates the portal's one client. Called once, before the first page is rendered.
 *
 * @param links more that looks at every call
 */
export function startRequest(config: PortalConfig, session: SessionPort, links: Link[] = []): void {
  client = createRequest({
    base: config.apiBase,
    signSecret: config.signSecret,
    staticDomain: config.staticDomain,
    getAppId: () => lowAppId(window.location, session.getRoutes?.()),
    notify,
    links: [...links, namePage],
    ...session,
  })
}

/**
 * The portal's client.
 *
 * @throws Error when it is asked before `startRequest`
 */
export function request(): Request {
  if (!client) throw new Error('The request client is not started: call startRequest() before rendering.')
  return client
}

/**
 * Tells the user of a failure that no form or list shows, refusals of the server among them, and hands it on: the caller
 * only has to keep what was entered.
 *
 * @example await told(request().call(calls.reportDesignPublish, { body }))
 */
export async function told<Result>(running: Promise<Result>): Promise<Result> {
  try {
    return await running
  } catch (error) {
    request().report(error, 'error')
    throw error
  }
}

/**
 * The app of a low-app route (spec 1 §2): the menu's name of the route begins with `low-app`, or its path does; `appId` is
 * a part of the path or of the query.
 */
export function lowAppId(
  location: Pick<Location, 'pathname' | 'search'>,
  routes: readonly NamedRoute[] = [],
): string | undefined {
  const at = location.pathname.slice(import.meta.env.BASE_URL.length - 1)
  const found = routes
    .filter(({ name }) => name.startsWith('low-app'))
    .map(({ path }) => matchPath({ path, end: false }, at))
    .find((match) => match !== null)
  if (!found && !at.startsWith('/low-app')) return undefined
  return found?.params.appId ?? new URLSearchParams(location.search).get('appId') ?? undefined
}
