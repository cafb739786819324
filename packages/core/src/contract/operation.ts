import type { Static, TSchema } from 'typebox'

/** HTTP verbs of the contract. */
export type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One call of the wire contract: the server mounts it, the client calls it, tests check both against it.
 * `path` is relative to the API base and may hold `:name` parts.
 */
export interface Operation<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Result extends TSchema = TSchema,
> {
  /** Name in OpenAPI: `login`, `userList`. */
  id: string
  method: Verb
  /** Further verbs the server accepts for the same call, e.g. PUT and POST for edits. */
  also?: Verb[]
  path: string
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** Schema of the envelope's `result` (or of the whole answer when `answer` is `bare`). */
  result: Result
  /** @default 'envelope' */
  answer?: 'envelope' | 'bare' | 'file'
  /** Callable without a session. @default false */
  public?: boolean
  /**
   * Callable by a session whose user has to change the password first; every other call answers HTTP 403 with code
   * `CODE.passwordChange` until that is done. @default false
   */
  beforePasswordChange?: boolean
  /**
   * Callable by a session whose user has to set up a second factor first; every other call answers HTTP 403 with code
   * `CODE.secondFactorSetup` until that is done. @default false
   */
  beforeSecondFactor?: boolean
  /** Permission code the caller must hold; without one a session is enough. */
  permission?: string
  /** The server checks `X-Sign` (contract §2.2). @default false */
  signed?: boolean
}

/** Gives the operation back with its schemas' types kept. */
export function defineOperation<
  Result extends TSchema,
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
>(operation: Operation<Params, Query, Body, Result>): Operation<Params, Query, Body, Result> {
  return operation
}

/** Static types of an operation's parts. */
export type ParamsOf<O> = O extends Operation<infer P, TSchema, TSchema, TSchema> ? Static<P> : never
export type QueryOf<O> = O extends Operation<TSchema, infer Q, TSchema, TSchema> ? Static<Q> : never
export type BodyOf<O> = O extends Operation<TSchema, TSchema, infer B, TSchema> ? Static<B> : never
export type ResultOf<O> = O extends Operation<TSchema, TSchema, TSchema, infer R> ? Static<R> : never
