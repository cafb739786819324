import { operations } from '@lading/core/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route'
import type { Context } from '../../module'
import { chainOf } from './recordChain'

/** What documents came out of each other (ADR 30). */
export function mountChains(app: FastifyInstance, context: Context): void {
  route(app, operations.recordChain, ({ query, session }) =>
    chainOf(context, session, query.entity, query.id),
  )
}
