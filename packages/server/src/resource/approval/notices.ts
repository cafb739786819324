import type { EntityDefinition } from '@lading/core/entity'
import { entityPaths } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import { sql } from 'drizzle-orm'
import { sqlNow } from '../../clock'
import type { Transaction } from '../../db/database'
import { newId } from '../../db/ids'
import { insertInto } from '../../db/statements'
import type { Notice } from '../../realtime/hub'
import type { Session } from '../../session'

/** What is pushed to people once the transaction that wrote it has ended. */
export interface LateNotice {
  notice: Notice
  userIds: readonly string[]
}

/** Push by which open pages ask anew for what waits for them. */
const CHANGED = 'approval'
const SYSTEM = '2'
/** Longest title of an announcement. */
const MAX_LENGTH = 200

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** What a notice says. */
export interface ApprovalNotice {
  title: Text
  /** Plain text. */
  content: string
  recordId: string
  to: readonly string[]
}

/**
 * Writes a system message to people; it opens the record where its form is a page, else what waits for them.
 * @param to ids of the users
 * @returns the id, and what is pushed after the commit
 */
export async function writeNotice(
  tx: Transaction,
  session: Session,
  entity: EntityDefinition,
  { title, content, recordId, to }: ApprovalNotice,
): Promise<{ id: string; late: LateNotice[] }> {
  const id = newId()
  const page = (entity.style ?? (entity.lines ? 'page' : 'modal')) === 'page'
  await tx.run(
    insertInto('sys_announcement', {
      id,
      titile: title.zh.slice(0, MAX_LENGTH),
      titleEn: title.en.slice(0, MAX_LENGTH),
      msgContent: `<p>${escaped(content)}</p>`,
      sender: session.realname || session.username,
      priority: 'M',
      msgCategory: SYSTEM,
      msgType: 'USER',
      userIds: to.join(','),
      sendStatus: '1',
      sendTime: sqlNow(),
      toldTime: sqlNow(),
      busType: 'approval',
      busId: recordId,
      openType: 'component',
      openPage: page ? entityPaths(entity).components.form : 'system/MyApproval',
      createBy: session.username,
      createTime: sqlNow(),
    }),
  )
  const late = to.map((userId) => ({
    notice: { cmd: 'user', userId, msgId: id, msgTxt: title.zh },
    userIds: [userId],
  }))
  return { id, late }
}

/** Takes a notice back that asks for what is decided. */
export async function takeBack(tx: Transaction, id: string): Promise<void> {
  if (id)
    await tx.run(
      sql`UPDATE sys_announcement SET send_status = '2', cancel_time = ${sqlNow()} WHERE id = ${id}`,
    )
}

/** Tells open pages of people that what waits for them has changed. */
export const waitingChanged = (userIds: readonly string[]): LateNotice => ({
  notice: { cmd: CHANGED },
  userIds,
})
