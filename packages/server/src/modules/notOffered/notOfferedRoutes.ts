import { refusals } from '@lading/core/contract'
import { CODE } from '@lading/core/envelope'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../http/failures'
import { said } from '../../http/language'
import { route } from '../../http/route'

/** Calls of the contract that the server refuses: whoever may ask is told why. */
export function mountNotOffered(app: FastifyInstance): void {
  for (const { operations, reason, status } of refusals)
    for (const operation of operations)
      route(app, operation, () => {
        const message = said(reason.zh, reason.en)
        throw status === 404 ? new Failure(message, CODE.notFound, 404) : new Failure(message)
      })
}
