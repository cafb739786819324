import type { DataRule } from './auth/dataRule'
import type { RouteOptions } from 'fastify'

type GuardedRoute = Pick<RouteOptions, 'method' | 'url' | 'config'>

/** Who calls: loaded from the session table for each request, kept for a second. */
export interface Session {
  /** Handle of the session; never the token. */
  id: string
  userId: string
  username: string
  realname: string
  /** Code of the current department. */
  orgCode: string
  /** Id of the current department; empty without one. */
  departId: string
  /** The tenant the caller works in: the header's choice among the own ones, else that of the login. */
  tenantId: number
  /** Active tenants of the user; none: the user works without one. */
  tenantIds: readonly number[]
  /** Holds the role `admin`: may do everything that is defined. */
  isAdmin: boolean
  roles: string[]
  /** Codes of all departments of the user. */
  orgCodes: readonly string[]
  /** Ticked for the user by roles, departments and department roles (contract §3.8). */
  dataRules: readonly DataRule[]
  /** Until the password is changed, nothing else may be done. */
  mustChangePassword: boolean
  /** A role of the user asks for a second factor, and there is none yet: until it is set up, nothing else may be done. */
  mustSetFactor: boolean
  /** Permission codes held. */
  permissions: ReadonlySet<string>
  /** The role as which it sees, without changing anything. @default as itself */
  viewedRole?: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route with its policy, in the order of mounting. */
    guardedRoutes: readonly GuardedRoute[]
  }
  interface FastifyRequest {
    /** `null` on public calls without a session. */
    session: Session | null
    /** Code of the right by which records of the system were changed, once that is done. */
    administered?: string
  }
  interface FastifyContextConfig {
    /** Who may call: everybody, every session, or holders of a permission code. Every route says it. */
    access?: Access
    /** The call's signature is checked (contract §2.2). */
    signed?: boolean
    /** Changes what all tenants share: not for who works in one. */
    platform?: boolean
    /** Also for sessions whose user has to change the password first. */
    beforePasswordChange?: boolean
    /** What happens instead of a refusal while the server is too busy (@fastify/under-pressure); nothing: the call goes on. */
    pressureHandler?: () => void
    /** Also for sessions whose user has to set up a second factor first. */
    beforeSecondFactor?: boolean
    /** A socket: browsers can send its token only as sub-protocol. */
    socket?: boolean
  }
}

/** The access policy of a route. */
export type Access = 'public' | 'session' | { permission: string }
