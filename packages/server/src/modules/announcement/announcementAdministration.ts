import { operations } from '@lading/core/contract'
import type { BodyOf } from '@lading/core/contract'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { FieldRights } from '../../auth/fieldRights'
import type { Executor, Transaction } from '../../db/database'
import { newId } from '../../db/ids'
import { commaList, insertInto, isIn, updateTable } from '../../db/statements'
import { told } from '../../http/answer'
import { badRequest, Failure, notFound } from '../../http/failures'
import { route } from '../../http/route'
import { listPage } from '../../list/listPage'
import type { ListSpec } from '../../list/listSpec'
import { columnsOf } from '../../list/listSpec'
import type { FileReference } from '../../files/fileReferences'
import { ANNOUNCEMENTS, writeReferences } from '../../files/fileReferences'
import { requireUsable } from '../../files/fileRecords'
import { pathsInText } from '../../files/storedPaths'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { cleanHtml } from '../../text/cleanHtml'

const COLUMNS = sql`a.id, a.titile, a.title_en, a.msg_abstract, a.msg_content, a.start_time, a.end_time, a.sender, a.priority,
  a.msg_category, a.msg_type, a.user_ids, a.send_status, a.send_time, a.cancel_time, a.bus_type, a.bus_id, a.open_type,
  a.open_page, a.create_by, a.create_time, a.update_by, a.update_time`

const announcementList: ListSpec = {
  from: sql`sys_announcement a`,
  select: COLUMNS,
  where: sql`a.del_flag = '0'`,
  fields: columnsOf('a', {
    id: 'text',
    titile: 'text',
    sender: 'text',
    priority: 'text',
    msgCategory: 'text',
    msgType: 'text',
    sendStatus: 'text',
    sendTime: 'datetime',
    createTime: 'datetime',
  }),
  id: sql`a.id`,
  dictionaries: {
    priority: 'priority',
    msgCategory: 'msg_category',
    msgType: 'msg_type',
    sendStatus: 'send_status',
  },
}

const MOMENT = /^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/
const DRAFT = '0'
const RELEASED = '1'
const REVOKED = '2'

function moment(name: string, text: string | null | undefined) {
  if (text === undefined) return undefined
  if (!text) return null
  if (!MOMENT.test(text)) throw badRequest(`${name}: 不是有效的时间 (not a date)`)
  return sql`${`${text}+08`}::timestamptz`
}

type Body = BodyOf<typeof operations.announcementAdd>

/** The columns that add and edit write; the content is cleaned, the rest are texts of fixed sets. */
async function values(body: Body) {
  const users = commaList(body.userIds)
  if (body.msgType === 'USER' && users.length === 0) throw new Failure('请选择指定用户')
  return {
    titile: body.titile,
    msgContent: body.msgContent === undefined ? undefined : await cleanHtml(body.msgContent ?? ''),
    msgAbstract: body.msgAbstract === undefined ? undefined : (body.msgAbstract ?? ''),
    startTime: moment('startTime', body.startTime),
    endTime: moment('endTime', body.endTime),
    priority: body.priority,
    msgCategory: body.msgCategory,
    msgType: body.msgType,
    userIds: body.userIds === undefined ? undefined : users.join(','),
  }
}

/** Writing, releasing and taking back announcements (contract §14). */
export function mountAnnouncementAdministration(app: FastifyInstance, context: Context): void {
  const { db, fieldRights, hub, modules } = context
  /** Notes the files that the cleaned content refers to. @throws Failure 403 for one that the writer may not read */
  const keepFiles = async (
    tx: Transaction,
    rights: FieldRights,
    session: Session,
    { id, content }: { id: string; content: string | undefined },
  ) => {
    if (content === undefined) return
    const references = pathsInText(content).map((path) => ({ path, field: 'msgContent' }))
    const known = await tx.rows<FileReference>(
      sql`SELECT path, field FROM sys_file_reference WHERE data_table = ${ANNOUNCEMENTS} AND data_id = ${id}`,
    )
    const fresh = references
      .map(({ path }) => path)
      .filter((path) => !known.some((each) => each.path === path))
    await requireUsable({ modules, rights, db: tx }, session, fresh)
    await writeReferences(tx, { table: ANNOUNCEMENTS, id }, known, references)
  }
  route(app, operations.announcementList, ({ query }) =>
    listPage(context, announcementList, query as Record<string, unknown>),
  )
  route(app, operations.announcementAdd, async ({ body, session }) => {
    const [id, columns, rights] = [newId(), await values(body), await fieldRights.now()]
    await db.transaction(async (tx) => {
      await tx.run(insertInto('sys_announcement', { ...columns, id, createBy: session.username }))
      await keepFiles(tx, rights, session, { id, content: columns.msgContent })
    })
    return told('添加成功！')
  })
  const change = async (
    id: string,
    columns: Record<string, unknown>,
    where: SQL = sql`true`,
    on: Executor = db,
  ) => {
    const touched = await on.run(
      updateTable('sys_announcement', columns, sql`id = ${id} AND del_flag = '0' AND ${where}`),
    )
    if (touched === 0) throw notFound()
  }
  route(app, operations.announcementEdit, async ({ body, session }) => {
    const stamp = { updateBy: session.username, updateTime: sql`now()` }
    // What readers have seen is not changed behind their backs: take it back first.
    const [id, columns, rights] = [String(body.id), await values(body), await fieldRights.now()]
    await db.transaction(async (tx) => {
      await change(id, { ...columns, ...stamp }, sql`send_status <> ${RELEASED}`, tx)
      await keepFiles(tx, rights, session, { id, content: columns.msgContent })
    })
    return told('修改成功!')
  })
  const remove = async (ids: string[]) => {
    const touched = await db.run(
      sql`UPDATE sys_announcement SET del_flag = '1' WHERE ${isIn(sql`id`, ids)} AND del_flag = '0'`,
    )
    if (touched === 0) throw notFound()
    return told('删除成功!')
  }
  route(app, operations.announcementDelete, ({ query }) => remove([(query as { id: string }).id]))
  route(app, operations.announcementDeleteBatch, ({ query }) =>
    remove(commaList((query as { ids: string }).ids)),
  )

  const tell = async (id: string) => {
    const row = await db.row<{ titile: string; msgType: string; userIds: string }>(
      sql`SELECT titile, msg_type, user_ids FROM sys_announcement WHERE id = ${id} AND send_status = ${RELEASED} AND del_flag = '0'`,
    )
    if (!row) throw notFound()
    const push = { msgId: id, msgTxt: row.titile }
    if (row.msgType === 'ALL') hub.notify({ cmd: 'topic', ...push })
    else for (const userId of commaList(row.userIds)) hub.notify({ cmd: 'user', userId, ...push }, [userId])
  }
  route(app, operations.announcementRelease, async ({ query, session }) => {
    await change(query.id, { sendStatus: RELEASED, sendTime: sql`now()`, sender: session.username })
    await tell(query.id)
    return told('该系统通知发布成功')
  })
  route(app, operations.announcementRevoke, async ({ query }) => {
    await change(query.id, { sendStatus: REVOKED, cancelTime: sql`now()` }, sql`send_status <> ${DRAFT}`)
    return told('该系统通知撤销成功')
  })
  route(app, operations.announcementSync, async ({ query }) => {
    await tell(query.anntId)
    return null
  })
}
