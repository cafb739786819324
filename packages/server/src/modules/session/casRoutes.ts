import { operations } from '@lading/core/contract'
import { CODE } from '@lading/core/envelope'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { casUser } from '../../auth/casTicket'
import { answer } from '../../http/answer'
import { Failure, unavailable } from '../../http/failures'
import { said } from '../../http/language'
import { route } from '../../http/route'
import type { Context } from '../../module'
import { loginUser } from './login'

const PER_MINUTE = 20
const TICKET = /^[A-Za-z0-9._-]+$/
const refusedTicket = () => refused(said('CAS 登录失败，请重新登录', 'The CAS server refused the ticket'))

/** Who cannot prove a login is told as who has none. */
const refused = (message: string) => new Failure(message, CODE.unauthorized, 401)

/**
 * Whether a ticket for this address was meant for us: a ticket of another system is not to open ours. Other programs
 * read a backslash otherwise than this one, and the CAS server is another program.
 */
function isOwn(service: string, publicUrl: string): boolean {
  if (service.includes('\\')) return false
  return URL.canParse(service) && new URL(service).origin === new URL(publicUrl).origin
}

/** Logging in with a ticket of the CAS server (contract §6.3). The user must be known here. */
export function mountCas(app: FastifyInstance, context: Context): void {
  const { db, env } = context
  route(
    app,
    operations.casValidateLogin,
    async ({ query, request }) => {
      const { casUrl, publicUrl } = env
      if (!casUrl || !publicUrl) throw refused(said('未启用 CAS 登录', 'CAS is not configured'))
      const { ticket = '', service = '' } = query
      if (!TICKET.test(ticket) || !isOwn(service, publicUrl)) throw refusedTicket()
      const username = await casUser(casUrl, ticket, service).catch((error: Error) => {
        throw unavailable(
          said(
            'CAS 服务器无法访问，请稍后重试',
            'The CAS server cannot be reached at the moment: try again in a moment',
          ),
          error,
        )
      })
      const user =
        username &&
        (await db.row<{ id: string }>(
          sql`SELECT id FROM sys_user WHERE lower(username) = ${username.toLowerCase()} AND del_flag = 0`,
        ))
      if (!user) throw refusedTicket()
      const origin = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' }
      return answer(await loginUser(context, user.id, origin), '登录成功')
    },
    { perMinute: PER_MINUTE },
  )
}
