import type { Call } from '@lading/core/calls'
import type { Static, TSchema } from 'typebox'

import type { Caller } from './caller'
import type { CallArguments } from './input'

/** An operation as a function: `users.list({ query: { pageNo: 1 } })` gives its result. */
export type Bound<O> =
  O extends Call<infer P, infer Q, infer B, infer R>
    ? (...input: CallArguments<P, Q, B>) => Promise<Static<R>>
    : never

/** Operations under short names, as functions. */
export type Group<Operations> = { readonly [Name in keyof Operations]: Bound<Operations[Name]> }

/** Binds operations to a client: `bindGroup(caller, { list: calls.userList })`. */
export function bindGroup<Operations extends Record<string, Call<TSchema, TSchema, TSchema, TSchema>>>(
  caller: Caller,
  operations: Operations,
): Group<Operations> {
  const call = caller.call as (operation: Call, input?: unknown) => Promise<unknown>
  const bound = Object.entries(operations).map(([name, operation]) => [
    name,
    (input?: unknown) => call(operation, input),
  ])
  return Object.fromEntries(bound) as Group<Operations>
}
