import { changesShared } from '@lading/core/contract'
import { actingAs } from '../db/acting'
import { ok } from '@lading/core/envelope'
import type { BodyOf, Operation, ParamsOf, QueryOf, Verb } from '@lading/core/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { Type } from 'typebox'
import type { TSchema } from 'typebox'
import type { Access, Session } from '../session'
import { Answer } from './answer'
import { noSession } from './failures'
import { inLocale, preferredLocale } from './language'
import { inLanguage } from '../text/inLanguage'

/** What a handler is given: the checked parts of the request and who calls. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  params: Params
  query: Query
  body: Body
  /** @throws Failure 401 when the call is public and has no session */
  session: Session
  request: FastifyRequest
  reply: FastifyReply
}

/** Gives the `result`, an `Answer` with a message, or nothing when it has sent the reply itself. */
export type Handler<O> = (call: Call<ParamsOf<O>, QueryOf<O>, BodyOf<O>>) => unknown

// The schemas' static types differ per operation; the mount itself needs none of them.
type AnyOperation = Operation<TSchema, TSchema, TSchema, TSchema>

/** The policy an operation declares. */
export function accessOf(operation: Pick<AnyOperation, 'public' | 'permission'>): Access {
  if (operation.public) return 'public'
  return operation.permission ? { permission: operation.permission } : 'session'
}

/** What a success answers, for the documentation; answers are not made from it. */
function answerOf({ answer, result }: AnyOperation): TSchema {
  if (answer === 'bare') return result
  if (answer === 'file')
    return Type.Unsafe<string>({
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    })
  return Type.Object({
    success: Type.Boolean(),
    code: Type.Integer({ description: '200; 201 for an import with refused rows' }),
    message: Type.String(),
    result,
    timestamp: Type.Integer({ description: 'epoch milliseconds' }),
  })
}

function schemaOf(operation: AnyOperation): FastifySchema {
  const { params, query, body } = operation
  return {
    summary: operation.summary,
    operationId: operation.id,
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: { 200: answerOf(operation) },
  } as FastifySchema
}

/** Limits of one call that differ from those of all. */
export interface RouteLimits {
  /** Calls a minute, of a user or, without a session, of an address. */
  perMinute?: number
  /** Bytes of the body. */
  bodyLimit?: number
}

/** Runs a handler and sends what it gives, in the envelope unless the operation answers bare. */
export function respond(handler: (call: Call<never, never, never>) => unknown, bare = false) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const call = {
      params: request.params as never,
      query: request.query as never,
      body: request.body as never,
      get session() {
        if (!request.session) throw noSession()
        return request.session
      },
      request,
      reply,
    }
    const locale = preferredLocale(request.headers['accept-language'])
    const given = await inLocale(locale, () => handler(call))
    if (reply.sent) return reply
    if (given instanceof Answer) {
      if (bare) return given.result
      const message = inLanguage(given.message, locale)
      // A text alone stands in both places (contract §1.2).
      const result = given.result === given.message ? message : given.result
      return { ...ok(result, message), code: given.code }
    }
    return bare ? (given ?? null) : ok(given ?? null)
  }
}

/** Offers an operation: on an app, or wherever calls are handed on from. */
export type Mount = <O extends AnyOperation>(operation: O, handler: Handler<O>, limits?: RouteLimits) => void

/** Last parts of rights to look, to take along, and to set something going that writes for itself. */
const CHANGES_NOTHING = ['list', 'export', 'execute', 'refresh', 'send', 'design']

/** Whether a call changes records of the system for others: such changes are written down (decision 24). */
export function administers({ permission = '' }: Pick<AnyOperation, 'permission'>): boolean {
  return permission.startsWith('system:') && !CHANGES_NOTHING.includes(permission.split(':').at(-1)!)
}

/** Mounts operations on an app. */
export const mountOn =
  (app: FastifyInstance): Mount =>
  (operation, handler, limits) =>
    route(app, operation, handler, limits)

/**
 * Mounts an operation of the contract: its verbs, schemas, access policy and signature check.
 * @param handler gets the checked request
 */
export function route<O extends AnyOperation>(
  app: FastifyInstance,
  operation: O,
  handler: Handler<O>,
  options: RouteLimits = {},
): void {
  const administered = administers(operation) ? operation.permission : undefined
  const handled: Handler<O> = administered
    ? async (call) => {
        const given = await actingAs(call.session.username, () => handler(call))
        call.request.administered = administered
        return given
      }
    : handler
  const verbs: Verb[] = [operation.method, ...(operation.also ?? [])]
  for (const [at, method] of verbs.entries()) {
    const schema = schemaOf(operation)
    app.route({
      method,
      url: operation.path,
      ...(options.bodyLimit ? { bodyLimit: options.bodyLimit } : {}),
      config: {
        access: accessOf(operation),
        signed: operation.signed ?? false,
        platform: changesShared(operation),
        beforePasswordChange: operation.beforePasswordChange ?? false,
        beforeSecondFactor: operation.beforeSecondFactor ?? false,
        ...(options.perMinute
          ? { rateLimit: { max: options.perMinute, timeWindow: '1 minute', groupId: operation.id } }
          : {}),
      },
      schema:
        at === 0
          ? schema
          : ({ ...schema, operationId: `${operation.id}_${method.toLowerCase()}` } as FastifySchema),
      handler: respond(handled as (call: Call<never, never, never>) => unknown, operation.answer === 'bare'),
    })
  }
}
