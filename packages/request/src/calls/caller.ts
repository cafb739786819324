import type { Call } from '@lading/core/calls'
import type { Envelope } from '@lading/core/envelope'
import type { Static, TSchema } from 'typebox'

import { isEnvelope } from '../envelope'
import type { DownloadedFile } from '@lading/core/ports'
import type { Sender } from '../sender'
import type { CallArguments, LooseInput } from './input'
import { fillPath } from './path'

/** Calls operations of the contract; what goes in and comes out is typed by their schemas. */
export interface Caller {
  /**
   * Gives the `result` (or the whole answer of a `bare` operation).
   * `const page = await request.call(calls.userList, { query: { pageNo: 1 } })`, with `calls` of `@lading/core/calls`.
   */
  call<P extends TSchema, Q extends TSchema, B extends TSchema, R extends TSchema>(
    operation: Call<P, Q, B, R>,
    ...input: CallArguments<P, Q, B>
  ): Promise<Static<R>>
  /** Gives the whole envelope: where the message or the code matters (保存成功！, 201). */
  callBody<P extends TSchema, Q extends TSchema, B extends TSchema, R extends TSchema>(
    operation: Call<P, Q, B, R>,
    ...input: CallArguments<P, Q, B>
  ): Promise<Envelope<Static<R>>>
  /** Gives the file of a `file` operation, with the name the server gave it. */
  callFile<P extends TSchema, Q extends TSchema, B extends TSchema, R extends TSchema>(
    operation: Call<P, Q, B, R>,
    ...input: CallArguments<P, Q, B>
  ): Promise<DownloadedFile>
}

function optionsOf(operation: Call, input: LooseInput): LooseInput {
  return {
    ...input,
    // Logging in must not wait for a login; nor may it ask for one.
    ...(operation.public && input.session === undefined && { session: 'ignore' as const }),
    ...(operation.signed && input.sign === undefined && { sign: true }),
  }
}

/** The calls over a client's `send` and `download`. */
export function createCaller(sender: Sender): Caller {
  const send = (operation: Call, input: LooseInput = {}) =>
    sender.send(operation.method, fillPath(operation.path, input.params), optionsOf(operation, input))

  return {
    call: async (operation: Call, input?: LooseInput) => {
      const body = await send(operation, input)
      return (operation.answer !== 'bare' && isEnvelope(body) ? body.result : body) as never
    },
    callBody: async (operation: Call, input?: LooseInput) => {
      const body = await send(operation, input)
      if (!isEnvelope(body)) throw new TypeError(`${operation.id} answers no envelope: use call().`)
      return body as never
    },
    callFile: (operation: Call, input: LooseInput = {}) =>
      sender.download(fillPath(operation.path, input.params), {
        method: operation.method,
        ...optionsOf(operation, input),
      }),
  }
}
