import { calls } from '@lading/core/calls'
import type { ChainSource } from '@lading/ui/foundation'
import { request } from './request'

/** What documents came out of each other. */
export const chains: ChainSource = {
  ofRecord: (entity, id, signal) =>
    request().call(calls.recordChain, { query: { entity, id }, signal, silent: true }),
}
