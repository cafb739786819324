import { resourceOperations } from '@lading/core/contract'
import type { Row } from '@lading/core/entity'
import { CODE } from '@lading/core/envelope'
import { entityPaths, permissionCode } from '@lading/core/entity'
import { isIn, commaList } from '../db/statements'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { mayDo } from '../auth/sessionStore'
import type { Database } from '../db/database'
import { answer, told } from '../http/answer'
import { Failure, forbidden, notFound } from '../http/failures'
import { route } from '../http/route'
import { addTexts, textSources } from '../list/dictTexts'
import { forgetCounts, listPage } from '../list/listPage'
import type { Session } from '../session'
import { actRecord } from './actRecord'
import { writeAudit } from './audit'
import { exportSpreadsheet } from './exportSpreadsheet'
import type { ResourceContext } from './hooks'
import { once } from './idempotency'
import { importSpreadsheet } from './importSpreadsheet'
import { readStored } from './readRecord'
import { resourceList } from './resourceList'
import { announceSaved } from './savedRows'
import { addRecord, editRecord, requireAllowed } from './saveRecord'

/** A master with 5,000 lines is about 4 MB. */
const BODY_WITH_LINES = 8 * 1_048_576
/** Most records that one call deletes. */
const MOST_DELETED = 1_000

/** A record as queryById gives it: header, and each kind of lines under its key. */
async function wholeRecord(
  db: Database,
  resource: ResourceContext,
  session: Session,
  id: string,
): Promise<Row> {
  const { record, lines } = await readStored(db, resource, session, id)
  const whole: Row = { ...record, ...lines }
  for (const name of await resource.fieldRights.hidden(resource.tables.entity, session, db))
    delete whole[name]
  return whole
}

/**
 * The record after it was written. @throws Failure 403 when the caller's data rules do not let it see what it wrote:
 * nobody puts rows where others, but not they themselves, may look
 */
async function written(tx: Database, resource: ResourceContext, session: Session, id: string): Promise<Row> {
  try {
    return await wholeRecord(tx, resource, session, id)
  } catch (error) {
    if (error instanceof Failure && error.code === CODE.notFound)
      throw new Failure('数据超出您的数据权限范围 (outside of your data rules)', CODE.forbidden, 403)
    throw error
  }
}

/** The record with the texts of its coded values; outside of the transaction that wrote it. */
async function withTexts({ db, dictionaries, tables }: ResourceContext, record: Row): Promise<Row> {
  await addTexts(db, dictionaries, [record], textSources(tables.entity.fields, tables.entity))
  for (const { key, definition } of tables.lines)
    await addTexts(db, dictionaries, record[key] as Row[], textSources(definition.fields))
  return record
}

/** Deletes records with their lines, all or none. @throws Failure when one is not there or may not be deleted */
async function deleteRecords(
  tx: Database,
  resource: ResourceContext,
  session: Session,
  ids: readonly string[],
): Promise<void> {
  const { header } = resource.tables
  for (const id of [...new Set(ids)].sort()) {
    const before = await readStored(tx, resource, session, id, 'delete')
    requireAllowed(resource, before.record, 'delete', '删除')
    await resource.hooks.beforeDelete?.({ tx, session, ...before, before })
    await writeAudit(tx, {
      table: header.table,
      id,
      version: Number(before.record.version),
      type: 'delete',
      by: session.username,
      before: before.record,
      lines: Object.fromEntries(
        Object.entries(before.lines).map(([key, removed]) => [key, { added: [], changed: [], removed }]),
      ),
    })
  }
  const gone = await tx.run(sql`DELETE FROM ${sql.identifier(header.table)} WHERE ${isIn(sql`id`, ids)}`)
  if (gone === 0) throw notFound()
}

/** Mounts the calls of a resource (contract §4, §5). */
export function mountResource(app: FastifyInstance, resource: ResourceContext): void {
  const { db } = resource
  const { entity, header } = resource.tables
  const calls = resourceOperations(entityPaths(entity).api, (action) => permissionCode(entity, action))
  const list = resourceList(resource)
  const limits = entity.lines ? { bodyLimit: BODY_WITH_LINES } : {}
  const changed = () => forgetCounts(header.table)
  const saved = announceSaved(resource)

  route(app, calls.list, async ({ query, session }) => listPage(resource, await list(session), query as Row))
  route(app, calls.queryById, async ({ query, session }) =>
    withTexts(resource, await wholeRecord(db, resource, session, query.id)),
  )
  route(
    app,
    calls.add,
    async ({ body, session, request }) => {
      const result = await once(db, session, request, async (tx) =>
        written(tx, resource, session, await addRecord(tx, resource, session, body as Row)),
      )
      saved(session, result.id as string)
      return answer(await withTexts(resource, result), '添加成功！')
    },
    limits,
  )
  route(
    app,
    calls.edit,
    async ({ body, session, request }) => {
      const result = await once(db, session, request, async (tx) =>
        written(tx, resource, session, await editRecord(tx, resource, session, body as Row)),
      )
      saved(session, result.id as string)
      return answer(await withTexts(resource, result), '修改成功!')
    },
    limits,
  )
  const remove = async (ids: string[], session: Session) => {
    if (ids.length === 0) throw new Failure('参数不识别！')
    if (ids.length > MOST_DELETED) throw new Failure(`一次最多删除${MOST_DELETED}条记录`)
    await db.transaction((tx) => deleteRecords(tx, resource, session, ids))
    changed()
    return told('删除成功!')
  }
  route(app, calls.delete, ({ query, session }) => remove([query.id], session))
  route(app, calls.deleteBatch, ({ query, session }) => remove(commaList(query.ids), session))
  route(app, calls.action, async ({ params, body, session, request }) => {
    const known = entity.workflow?.actions[params.name] ?? resource.hooks.actions?.[params.name]
    // An unknown name and a refused one look alike: names of actions are not for guessing.
    if (!known || !mayDo(session, permissionCode(entity, params.name))) throw forbidden()
    const result = await once(db, session, request, async (tx) =>
      written(tx, resource, session, await actRecord(tx, resource, session, params.name, body as Row)),
    )
    saved(session, result.id as string)
    return answer(await withTexts(resource, result), '操作成功!')
  })
  route(app, calls.exportXls, async ({ query, session, reply }) =>
    exportSpreadsheet(resource, await list(session, 'export'), session, query as Row, reply),
  )
  route(app, calls.importExcel, async ({ session, request }) => {
    const result = await importSpreadsheet(resource, session, request)
    changed()
    return result
  })
}
