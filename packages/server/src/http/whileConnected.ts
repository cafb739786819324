import type { FastifyRequest } from 'fastify'
import { badRequest } from './failures'

/**
 * Waits for work that reads a request's body. When the line breaks before the body has come whole, the work may wait
 * for ever: it is given up then.
 * @throws Failure 400 when the client has gone
 */
export function whileConnected<Result>({ raw }: FastifyRequest, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const gone = () => {
      if (!raw.readableEnded) reject(badRequest('请求中断 (the body has not come whole)'))
    }
    if (raw.destroyed) gone()
    raw.once('close', gone)
    work.then(resolve, reject).finally(() => raw.off('close', gone))
  })
}
