import { notOfferedOperations } from '@lading/core/contract'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../http/failures'
import { route } from '../../http/route'

/** Calls that are refused by design: whoever may ask is told why. */
export function mountNotOffered(app: FastifyInstance): void {
  for (const operation of Object.values(notOfferedOperations))
    route(app, operation, () => {
      throw new Failure(
        '出于安全原因，本服务器不提供此功能：报表和网关由模块注册 (refused by design: modules register reports and gateways)',
      )
    })
}
