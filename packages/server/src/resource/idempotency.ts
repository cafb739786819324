import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../db/database'
import { badRequest } from '../http/failures'
import type { Session } from '../session'
import { said } from '../http/language'

const KEY = /^[A-Za-z0-9_.:-]{8,100}$/

/** The key of a request, if it has one. @throws Failure 400 for a malformed one */
export function idempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !KEY.test(key))
    throw badRequest(
      said('Idempotency-Key 须为 8 到 100 个字母或数字', 'Idempotency-Key: 8 to 100 letters or digits'),
    )
  return key
}

/**
 * Carries a write out once per `Idempotency-Key` and user, however often it arrives; a repetition gets what the first
 * gave, which is stored and should be small: the name of what was written, not all of it. The key is stored in the write's own transaction, so both are there or neither is.
 *
 * @throws Failure 400 for a malformed key, or one that came before with another request
 */
export async function once<Result>(
  db: Database,
  session: Session,
  request: FastifyRequest,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  // Of a path with a name in it, such as that of an action, the name belongs to what is asked for.
  const path = `${request.routeOptions.url} ${JSON.stringify(request.params)}`
  const content = `${request.method} ${path} ${JSON.stringify(request.body ?? null)}`
  return stepOnce(db, session, idempotencyKey(request), () => content, work)
}

/**
 * As `once`, for one of several transactions of a request: those that were committed before it broke off are not
 * carried out again.
 *
 * @param step the request's key, and for one of several what tells it from the others
 * @param content what the step works on; with other content the key is refused
 */
export async function stepOnce<Result>(
  db: Database,
  session: Session,
  step: string | undefined,
  content: () => string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  if (step === undefined) return db.transaction(work)
  const hash = createHash('sha256').update(content()).digest('hex')
  return db.transaction(async (tx) => {
    // A second request with the key waits here until the first one is done.
    const mine = await tx.run(
      sql`INSERT INTO sys_idempotency (user_id, key, request_hash, answer) VALUES (${session.userId}, ${step}, ${hash}, '')
          ON CONFLICT DO NOTHING`,
    )
    if (mine === 0) {
      const first = await tx.row<{ requestHash: string; answer: string }>(
        sql`SELECT request_hash, answer FROM sys_idempotency WHERE user_id = ${session.userId} AND key = ${step}`,
      )
      if (first?.requestHash !== hash)
        throw badRequest(
          said('Idempotency-Key 已用于另一个请求', 'Idempotency-Key: it belongs to another request'),
        )
      return JSON.parse(first.answer) as Result
    }
    const result = await work(tx)
    await tx.run(
      sql`UPDATE sys_idempotency SET answer = ${JSON.stringify(result)} WHERE user_id = ${session.userId} AND key = ${step}`,
    )
    return result
  })
}
