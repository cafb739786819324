import { sql } from 'drizzle-orm'
import { newId } from '../../db/ids'
import { insertInto } from '../../db/statements'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { cleanHtml } from '../../text/cleanHtml'
import { usersOfTenant } from '../user/userScope'

/** What is to be sent. */
export interface OutgoingMessage {
  esTitle: string
  esType: string
  esReceiver: string
  esContent: string
}

/** Sends a message its way. @returns why it could not be sent, in words for people; nothing when it was */
type Send = (message: OutgoingMessage, session: Session) => Promise<string | undefined>

const PHONE = /^\+?\d{5,20}$/

/** Ways to send, by the dictionary `msgType`: 1 SMS, 2 e-mail, 3 enterprise messenger, 4 in the portal. */
export function createSenders({ db, hub, sms, log }: Context): { send: Send } {
  const notConfigured = (what: string) => Promise.resolve(`${what}未配置，请联系管理员`)
  const ways: Record<string, Send> = {
    '1': async ({ esReceiver, esContent }) => {
      if (!sms) return notConfigured('短信接口')
      if (!PHONE.test(esReceiver)) return '接收人不是有效的手机号'
      try {
        await sms.send(esReceiver, esContent)
        return undefined
      } catch (error) {
        log.warn({ reason: (error as Error).message }, 'an SMS could not be sent')
        return '短信发送失败'
      }
    },
    '2': () => notConfigured('邮件服务'),
    '3': () => notConfigured('企业消息'),
    '4': async ({ esTitle, esReceiver, esContent }, session) => {
      const user = await db.row<{ id: string }>(
        sql`SELECT u.id FROM sys_user u WHERE lower(u.username) = lower(${esReceiver}) AND u.status = 1
              AND u.del_flag = 0 AND ${usersOfTenant(session, sql`u`)}`,
      )
      if (!user) return '接收人不存在'
      const id = newId()
      await db.run(
        insertInto('sys_announcement', {
          id,
          titile: esTitle,
          msgContent: await cleanHtml(esContent),
          msgCategory: '2',
          msgType: 'USER',
          userIds: user.id,
          sender: session.username,
          sendStatus: '1',
          sendTime: sql`now()`,
          createBy: session.username,
        }),
      )
      hub.notify({ cmd: 'user', userId: user.id, msgId: id, msgTxt: esTitle }, [user.id])
      return undefined
    },
  }
  return { send: async (message, session) => await ways[message.esType]?.(message, session) }
}
