import type { TSchema } from 'typebox'
import type { Operation } from './operation'

/**
 * What a client needs to know of an {@link Operation} to make the call. Its schemas are there for the compiler only:
 * a client that checks nothing itself carries no schema library. Every operation is a call as well.
 */
export type Call<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Result extends TSchema = TSchema,
> = Pick<Operation<Params, Query, Body, Result>, 'id' | 'method' | 'path' | 'answer' | 'public' | 'signed'> &
  Partial<Pick<Operation<Params, Query, Body, Result>, 'params' | 'query' | 'body' | 'result'>>

/** The call of an operation, typed by the operation's schemas. */
export type CallOf<O> = O extends Operation<infer P, infer Q, infer B, infer R> ? Call<P, Q, B, R> : never

/** What a client needs of an operation; members that stand at their default are left out. */
export function callOf<O extends Operation>(operation: O): CallOf<O> {
  const { id, method, path, answer, public: open, signed } = operation
  return {
    id,
    method,
    path,
    ...(answer && answer !== 'envelope' && { answer }),
    ...(open && { public: open }),
    ...(signed && { signed }),
  } as CallOf<O>
}
