import type { Verb } from '../contract/operation'
import type { operations } from '../contract/operations'
import type { Call, CallOf } from '../contract/call'
import { callTable } from './callTable.generated'

/** The calls of the system resources by their id, typed by the contract. */
export type SystemCalls = { readonly [Id in keyof typeof operations]: CallOf<(typeof operations)[Id]> }

/** A line of the table as a call: `POST /sys/login public`. */
function read(id: string, line: string): Call {
  const [method, path, ...marks] = line.split(' ')
  return {
    id,
    method: method as Verb,
    path: path!,
    ...Object.fromEntries(
      marks.map((mark) => (mark === 'bare' || mark === 'file' ? ['answer', mark] : [mark, true])),
    ),
  }
}

/**
 * The calls of the system resources by their id: verb, path and what else a client must know, without the schemas.
 * `calls.userList.path // '/sys/user/list'`
 */
export const calls = /* #__PURE__ */ Object.fromEntries(
  Object.entries(callTable).map(([id, line]) => [id, read(id, line)]),
) as unknown as SystemCalls
