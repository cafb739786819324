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
import { said } from '../../http/language'
import { cleared } from '../administration'
import type { Session } from '../../session'
import { cleanHtml } from '../../text/cleanHtml'
import { NOTICES } from '../../realtime/hub'
import { inTime } from './readableAnnouncements'

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
    titleEn: 'text',
    startTime: 'datetime',
    endTime: 'datetime',
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
/** How often announcements that begin later are looked for. */
const BEGINS_MS = 30_000
const DRAFT = '0'
const RELEASED = '1'
const REVOKED = '2'

const DAY = 'yyyy-MM-dd'.length

/** A time of the wire; an end that is a day alone is the end of this day. */
function moment(name: string, text: string | null | undefined, end = false) {
  if (text === undefined) return undefined
  if (!text) return null
  if (!MOMENT.test(text)) throw badRequest(said(`${name}: 不是有效的时间`, `${name}: not a date`))
  const whole = end && text.length === DAY ? `${text} 23:59:59` : text
  return sql`${`${whole}+08`}::timestamptz`
}

/** An address of a page of the portal or of another site; nothing that runs, and no `//host` that looks like a path. */
const ADDRESS = /^(https?:\/\/|\/(?![/\\]))[^\s\\]*$/
/** Key of a page, e.g. `sales/quotation/QuotationList`. */
const PAGE_KEY = /^[A-Za-z0-9_][A-Za-z0-9_/-]*$/

/** Where a notice leads (spec 1 §4). @throws Failure for an address or key that is none */
function target({ openType, openPage, busType, busId }: Body) {
  if (openType === undefined && openPage === undefined && busType === undefined && busId === undefined)
    return {}
  const page = openPage ?? ''
  if (openType === 'url' && !ADDRESS.test(page))
    throw new Failure(said('跳转地址须以 / 或 http(s):// 开头', 'The address begins with / or http(s)://'))
  if (openType === 'component' && !PAGE_KEY.test(page))
    throw new Failure(said('页面组件名不正确', 'This is no name of a page'))
  return openType
    ? { openType, openPage: page, busType: cleared(busType), busId: cleared(busId) }
    : { openType: '', openPage: '', busType: '', busId: '' }
}

type Body = BodyOf<typeof operations.announcementAdd>

/** Columns of an announcement that its push reads; `userIds` is a comma list. */
interface Told {
  id: string
  titile: string
  msgType: string
  userIds: string
}

/** The columns that add and edit write; the content is cleaned, the rest are texts of fixed sets. */
async function values(body: Body) {
  const users = commaList(body.userIds)
  if (body.msgType === 'USER' && users.length === 0) throw new Failure('请选择指定用户')
  if (body.startTime && body.endTime && body.endTime < body.startTime.slice(0, body.endTime.length))
    throw new Failure(said('结束时间不能早于开始时间', 'The end lies before the start'))
  return {
    titile: body.titile,
    titleEn: cleared(body.titleEn),
    msgContent: body.msgContent === undefined ? undefined : await cleanHtml(body.msgContent ?? ''),
    msgAbstract: body.msgAbstract === undefined ? undefined : (body.msgAbstract ?? ''),
    startTime: moment('startTime', body.startTime),
    endTime: moment('endTime', body.endTime, true),
    ...target(body),
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
    hub.notify(NOTICES)
    return told('删除成功!')
  }
  route(app, operations.announcementDelete, ({ query }) => remove([(query as { id: string }).id]))
  route(app, operations.announcementDeleteBatch, ({ query }) =>
    remove(commaList((query as { ids: string }).ids)),
  )

  const push = ({ id, titile, msgType, userIds }: Told) => {
    const message = { msgId: id, msgTxt: titile }
    if (msgType === 'ALL') hub.notify({ cmd: 'topic', ...message })
    else for (const userId of commaList(userIds)) hub.notify({ cmd: 'user', userId, ...message }, [userId])
  }
  /** Tells the readers of what was released and has begun; of several processes one does. */
  const tellBegun = async () => {
    const begun = await db.rows<Told>(
      sql`UPDATE sys_announcement a SET told_time = now()
          WHERE a.told_time IS NULL AND a.send_status = ${RELEASED} AND a.del_flag = '0' AND ${inTime}
          RETURNING a.id, a.titile, a.msg_type, a.user_ids`,
    )
    begun.forEach(push)
  }
  const begins = setInterval(() => {
    tellBegun().catch((error: Error) =>
      context.log.warn({ reason: error.message }, 'announcements that begin could not be told'),
    )
  }, BEGINS_MS)
  begins.unref()
  app.addHook('onClose', async () => clearInterval(begins))
  const tell = async (id: string) => {
    const row = await db.row<Told>(
      sql`SELECT id, titile, msg_type, user_ids FROM sys_announcement WHERE id = ${id} AND send_status = ${RELEASED} AND del_flag = '0'`,
    )
    if (!row) throw notFound()
    push(row)
  }
  route(app, operations.announcementRelease, async ({ query, session }) => {
    const released = { sendStatus: RELEASED, sendTime: sql`now()`, sender: session.username }
    await change(query.id, { ...released, cancelTime: null, toldTime: null })
    await tellBegun()
    return told('该系统通知发布成功')
  })
  route(app, operations.announcementRevoke, async ({ query }) => {
    await change(query.id, { sendStatus: REVOKED, cancelTime: sql`now()` }, sql`send_status <> ${DRAFT}`)
    hub.notify(NOTICES)
    return told('该系统通知撤销成功')
  })
  route(app, operations.announcementSync, async ({ query }) => {
    await tell(query.anntId)
    return null
  })
}
