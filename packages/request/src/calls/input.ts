import type { Static, TSchema } from 'typebox'

import type { CallOptions } from '../wire'

/** One part of the input: absent without a schema, optional when nothing in it is required. */
type Part<Name extends string, Schema extends TSchema> = TSchema extends Schema
  ? { [K in Name]?: undefined }
  : Record<never, never> extends Static<Schema>
    ? { [K in Name]?: Static<Schema> }
    : { [K in Name]: Static<Schema> }

/** What an operation takes: `params` in the path, `query`, `body`, each as its schema says, and call options. */
export type CallInput<P extends TSchema, Q extends TSchema, B extends TSchema> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B> &
  CallOptions

/** The input as arguments: it can be left out when nothing in it is required. */
export type CallArguments<P extends TSchema, Q extends TSchema, B extends TSchema> =
  Record<never, never> extends CallInput<P, Q, B> ? [input?: CallInput<P, Q, B>] : [input: CallInput<P, Q, B>]

/** An input as the runtime sees it. */
export interface LooseInput extends CallOptions {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
}
