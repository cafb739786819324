import { inChatBrowser } from '@lading/request'
import { REDIRECT_PARAM, safeRedirect, withRedirect } from './redirect'

/** Paths the guard knows by heart (spec 1 §2). */
export interface GuardPaths {
  login: string
  /** A second login path, e.g. for the enterprise messenger's browser. */
  alternateLogin?: string
  home: string
  /** Where a password is changed that must not stay. */
  password: string
  /** Where a second factor is set up that a role asks for. */
  secondFactor: string
  /** Answers whether an anonymous visitor goes to the alternate login path. @default never */
  prefersAlternate?: () => boolean
}

/** The portal's paths. */
export const GUARD_PATHS: GuardPaths = {
  login: '/user/login',
  // Inside an enterprise chat app the app vouches for the login (spec 1 §2, "/oauth2-app").
  alternateLogin: '/oauth2-app/login',
  prefersAlternate: () => inChatBrowser(),
  home: '/dashboard/analysis',
  password: '/user/password',
  secondFactor: '/user/second-factor',
}

/** What an anonymous visitor may open besides the alternate login path (spec 1 §2, route guard 4). */
export const OPEN_PATHS: readonly string[] = [
  '/user/login',
  '/user/register',
  '/user/register-result',
  '/user/alteration',
  '/img/preview',
  '/oauth2-wxwork/login',
  '/barcode/supplier/BarInquiryOrderFiles',
  '/log/inviteIndex',
  '/log/supplierRegister',
]

/** What the guard must know of the session. */
export interface GuardSession {
  /** A token is held. */
  loggedIn: boolean
  /** State of the menu permissions of this session. */
  permissions: 'none' | 'ready' | 'failed'
  /** The user may do nothing before the password is changed. @default false */
  mustChangePassword?: boolean
  /** The user may do nothing before a second factor is set up. @default false */
  mustSetFactor?: boolean
}

/** Where the visitor is. */
export interface GuardLocation {
  pathname: string
  /** With its leading `?`, or empty. */
  search: string
  hash?: string
}

/** What the guard wants. */
export type Decision =
  | { kind: 'allow' }
  /** Go there instead, without a step in the history. */
  | { kind: 'redirect'; to: string }
  /** Fetch the menu permissions, then ask again. */
  | { kind: 'load' }
  /** The fetch failed: log out, then ask again. */
  | { kind: 'logout' }

/**
 * The route guard as a pure function (spec 1 §2, "Route guard", rules 1 to 5; rule 6, unknown paths, belongs to
 * the routes built from the menu).
 */
export function decide(
  location: GuardLocation,
  session: GuardSession,
  paths: GuardPaths = GUARD_PATHS,
): Decision {
  const { pathname, search } = location
  const fullPath = pathname + search + (location.hash ?? '')
  const atLogin = pathname === paths.login || pathname === paths.alternateLogin
  const atForced = pathname === paths.password || pathname === paths.secondFactor

  if (!session.loggedIn) {
    if (OPEN_PATHS.includes(pathname) || atLogin) return { kind: 'allow' }
    const login = paths.prefersAlternate?.() && paths.alternateLogin ? paths.alternateLogin : paths.login
    return { kind: 'redirect', to: withRedirect(login, atForced ? wantedAt(search) : fullPath) }
  }

  const forced = forcedPath(session, paths)
  if (forced) {
    if (pathname === forced) return { kind: 'allow' }
    return { kind: 'redirect', to: withRedirect(forced, atLogin || atForced ? wantedAt(search) : fullPath) }
  }
  if (atLogin || atForced) {
    // A visitor who has just logged in has no permissions yet and still carries the path that was asked for.
    const wanted = new URLSearchParams(search).get(REDIRECT_PARAM)
    const target = session.permissions === 'ready' ? paths.home : safeRedirect(wanted, paths.home)
    const leadsBack = target.split(/[?#]/)[0] === pathname
    return { kind: 'redirect', to: leadsBack ? paths.home : target }
  }
  if (session.permissions === 'failed') return { kind: 'logout' }
  if (OPEN_PATHS.includes(pathname)) return { kind: 'allow' }
  return session.permissions === 'ready' ? { kind: 'allow' } : { kind: 'load' }
}

/** The page of what has to be done before anything else; `undefined` when nothing has. */
function forcedPath(session: GuardSession, paths: GuardPaths): string | undefined {
  if (session.mustChangePassword) return paths.password
  return session.mustSetFactor ? paths.secondFactor : undefined
}

/** The path that an address carries along to be opened later; empty without a safe one. */
function wantedAt(search: string): string {
  return safeRedirect(new URLSearchParams(search).get(REDIRECT_PARAM), '')
}
