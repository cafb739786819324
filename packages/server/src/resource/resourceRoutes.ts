import { resourceOperations } from '@lading/core/contract'
import type { EntityAction, Row } from '@lading/core/entity'
import { CODE } from '@lading/core/envelope'
import {
  actionsOf,
  entityPaths,
  isApprovalDecision,
  permissionCode,
  REPORT_ROWS,
  withoutReportRows,
} from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import { commaList } from '../db/statements'
import type { FastifyRequest } from 'fastify'
import { mayDo } from '../auth/sessionStore'
import type { Executor, Transaction } from '../db/database'
import { answer, told } from '../http/answer'
import { Failure, forbidden } from '../http/failures'
import { said } from '../http/language'
import type { Call } from '../http/route'
import type { Mount } from '../http/route'
import { addTexts, textSources } from '../list/dictTexts'
import { listPage } from '../list/listPage'
import type { ListSpec } from '../list/listSpec'
import type { Session } from '../session'
import { actRecords } from './actions/actRecords'
import type { ActionTargetId } from './actions/performOne'
import type { ActionRun, WrittenChange } from './actions/effects'
import { takesPart } from './approval/asked'
import { addComments } from './cellComments'
import { deleteRecords } from './deleteRecords'
import { IGNORED } from './ignoredMembers'
import { exportSpreadsheet } from './exportSpreadsheet'
import type { ResourceContext, ResourceWork } from './resourceContext'
import { beginWork } from './resourceContext'
import { once } from './idempotency'
import { importSpreadsheet } from './importSpreadsheet'
import { readStored, shown } from './readRecord'
import { pickList } from './referencesPick'
import type { TouchedElsewhere } from './referencesUsed'
import { resourceList } from './resourceList'
import type { SavedChange } from '../cluster/savedChange'
import { MANY, pageOfRequest } from './savedChange'
import type { Announce } from './savedRows'
import { announceSaved, publishSaved } from './savedRows'
import { addRecord, editRecord } from './saveRecord'
import { untangled } from './untangled'

/** A master with 5,000 lines is about 4 MB. */
const BODY_WITH_LINES = 8 * 1_048_576
/** Most records that one call deletes. */
const MAX_DELETED = 1_000

/** A record as queryById gives it: header, and each kind of lines under its key. */
async function wholeRecord(db: Executor, resource: ResourceWork, session: Session, id: string): Promise<Row> {
  const stored = await readStored(db, resource, session, id)
  const rights = resource.rights.of(resource.tables.entity, session)
  for (const [line, rows] of Object.entries(stored.lines))
    await addComments(db, resource.tables, line, rows, rights.lines[line]!.hidden)
  return shown(stored, rights)
}

/**
 * The record after it was written. @throws Failure 403 when the caller's data rules do not let it see what it wrote:
 * nobody puts rows where others, but not they themselves, may look
 */
async function written(tx: Transaction, resource: ResourceWork, session: Session, id: string): Promise<Row> {
  try {
    return await wholeRecord(tx, resource, session, id)
  } catch (error) {
    if (error instanceof Failure && error.code === CODE.notFound)
      throw new Failure(
        said('数据超出您的数据权限范围', 'This is outside of your data rules'),
        CODE.forbidden,
        403,
      )
    throw error
  }
}

/** @throws Failure 403 for who takes no part in the approval of the record */
async function requirePart({ db, tables }: ResourceContext, session: Session, id: string): Promise<void> {
  const { entity, header } = tables
  const part = takesPart(session, entity.key, sql`t.id`)
  const row = await db.row(
    sql`SELECT 1 AS there FROM ${sql.identifier(header.table)} t
        WHERE t.id = ${id} AND t.tenant_id = ${session.tenantId} AND ${part}`,
  )
  if (!row) throw forbidden()
}

/** The record with the texts of its coded values; outside of the transaction that wrote it. */
async function withTexts({ db, dictionaries, modules, tables }: ResourceContext, record: Row): Promise<Row> {
  await addTexts(db, dictionaries, [record], textSources(tables.entity.fields, modules, tables.entity))
  for (const { key, definition } of tables.lines)
    await addTexts(db, dictionaries, record[key] as Row[], textSources(definition.fields, modules))
  return record
}

/**
 * Carries a write out once and gives its record; what it changed is told to the open grids after the commit. Of an
 * answer its record's id is kept, and what was not taken: a repetition reads the record, as it is by then (decision 16).
 */
async function writeOnce(
  resource: ResourceContext,
  announce: Announce,
  { session, request }: Who,
  write: (tx: Transaction, work: ResourceWork, ignored: string[]) => Promise<SavedChange>,
): Promise<Row> {
  const work = await beginWork(resource)
  let saved: { change: SavedChange; record: Row } | undefined
  const { id, ignored } = await untangled(() =>
    once<{ id: string; ignored?: string[] }>(resource.db, session, request, async (tx) => {
      const names: string[] = []
      const change = await write(tx, work, names)
      saved = { change, record: await written(tx, work, session, change.id) }
      return { id: change.id, ...(names.length > 0 ? { ignored: names } : {}) }
    }),
  )
  // A repetition of a write that is done already changed nothing.
  if (saved) announce(session, [saved.change], pageOfRequest(request))
  const record = saved?.record ?? (await wholeRecord(resource.db, work, session, id))
  const told = ignored && !Object.hasOwn(record, IGNORED) ? { [IGNORED]: ignored } : {}
  return { ...(await withTexts(resource, record)), ...told }
}

/** Who calls, and by which request. */
interface Who {
  session: Session
  request: FastifyRequest
}

/**
 * Does an action once; what it and its effects changed, of whatever entity, is told after the commit.
 * @returns what `read` gave; nothing for a repetition, which changed nothing
 */
async function actOnce<Result>(
  resource: ResourceContext,
  { session, request }: Who,
  name: string,
  { targets, input }: { targets: readonly ActionTargetId[]; input: Row | undefined },
  read: (tx: Transaction, work: ResourceWork) => Promise<Result>,
): Promise<Result | undefined> {
  const work = await beginWork(resource)
  let done: (Pick<ActionRun, 'changes' | 'notices'> & { result: Result }) | undefined
  await untangled(() =>
    once(resource.db, session, request, async (tx) => {
      const run: ActionRun = { tx, session, changes: [], notices: [], depth: 0, act: actRecords }
      await actRecords(run, work, name, targets, input)
      done = { changes: run.changes, notices: run.notices, result: await read(tx, work) }
      return {}
    }),
  )
  if (!done) return undefined
  const tableOf = ({ work: { tables } }: WrittenChange) => tables.header.table
  for (const table of new Set(done.changes.map(tableOf))) {
    const own = done.changes.filter((each) => tableOf(each) === table).map(({ change }) => change)
    publishSaved(resource, table, session, own, pageOfRequest(request))
  }
  for (const { notice, userIds } of done.notices) resource.hub.notify(notice, userIds)
  return done.result
}

/** What hooks of actions that no definition knows take out of the body. */
const besides = ({ id: _id, version: _version, lines: _lines, input, ...rest }: Row): Row => ({
  ...rest,
  ...(input as Row | undefined),
})

/** Mounts the calls of a resource (contract §4, §5). */
export function mountResource(mount: Mount, resource: ResourceContext): void {
  const { db } = resource
  const { entity } = resource.tables
  const calls = resourceOperations(entityPaths(entity).api, (action) => permissionCode(entity, action))
  const list = resourceList(resource)
  /** A list and its query, narrowed to what stands behind rows of a report where the query names some. */
  const narrowed = async (spec: ListSpec, query: Row, session: Session): Promise<[ListSpec, Row]> => {
    if (!Object.hasOwn(query, REPORT_ROWS)) return [spec, query]
    const behind = await resource.reports.behind(entity.key, spec.id, query, session)
    return [{ ...spec, where: sql`${spec.where ?? sql`true`} AND ${behind}` }, withoutReportRows(query)]
  }
  const limits = entity.lines ? { bodyLimit: BODY_WITH_LINES } : {}
  const announce = announceSaved(resource)
  /** @throws Failure 403 for what the definition does not offer: also to administrators, who hold every right */
  const requireOffered = (...actions: string[]) => {
    if (!actions.some((each) => entity.permissions.actions.includes(each))) throw forbidden()
  }

  mount(calls.list, async ({ query, session }) => {
    const [spec, params] = await narrowed(await list(session), query as Row, session)
    return listPage(resource, spec, params, { unknown: 'refuse' })
  })
  const picked = pickList(resource)
  if (picked)
    mount(calls.pick, async ({ query, session }) =>
      listPage(resource, await picked(session), query as Row, { unknown: 'refuse' }),
    )
  // Who is asked to decide reads what is decided, whatever the permissions say: that is looked up with the record.
  const { permission: toList, ...queryById } = calls.queryById
  mount(entity.approval ? queryById : calls.queryById, async ({ query, session }) => {
    if (entity.approval && !mayDo(session, toList!)) await requirePart(resource, session, query.id)
    return withTexts(resource, await wholeRecord(db, await beginWork(resource), session, query.id))
  })
  mount(
    calls.add,
    async ({ body, session, request }) => {
      requireOffered('add')
      return answer(
        await writeOnce(resource, announce, { session, request }, (tx, work, ignored) =>
          addRecord(tx, work, session, body as Row, ignored),
        ),
        '添加成功！',
      )
    },
    limits,
  )
  mount(
    calls.edit,
    async ({ body, session, request }) => {
      requireOffered('edit')
      return answer(
        await writeOnce(resource, announce, { session, request }, (tx, work, ignored) =>
          editRecord(tx, work, session, body as Row, ignored),
        ),
        '修改成功!',
      )
    },
    limits,
  )
  const remove = async (ids: string[], { session, request }: Pick<Call, 'session' | 'request'>) => {
    requireOffered('delete', 'batch_delete')
    if (ids.length === 0) throw new Failure('参数不识别！')
    if (ids.length > MAX_DELETED) throw new Failure(`一次最多删除${MAX_DELETED}条记录`)
    const work = await beginWork(resource)
    const touched: TouchedElsewhere[] = []
    const gone = await db.transaction((tx) => {
      touched.length = 0
      return deleteRecords(tx, work, session, ids, touched)
    })
    announce(session, gone, pageOfRequest(request))
    for (const { table, changes } of touched) publishSaved(resource, table, session, changes)
    return told('删除成功!')
  }
  mount(calls.delete, ({ query, ...call }) => remove([query.id], call))
  mount(calls.deleteBatch, ({ query, ...call }) => remove(commaList(query.ids), call))
  /** @throws Failure 403: an unknown name and a refused one look alike, names of actions are not for guessing */
  const requireAction = (name: string, session: Session, on: readonly (EntityAction['on'] | undefined)[]) => {
    const action = actionsOf(entity).get(name)
    const known = action
      ? on.includes(action.on)
      : on.includes(undefined) && Object.hasOwn(resource.hooks.actions ?? {}, name)
    // Who is asked to decide an approval may, whatever the permissions say; that is looked up with the record.
    const may = isApprovalDecision(entity, name) || mayDo(session, permissionCode(entity, name))
    if (!known || action?.system || !may) throw forbidden()
    return action
  }
  mount(
    calls.action,
    async ({ params, body, session, request }) => {
      const { id, version, lines, input } = body
      const action = requireAction(params.name, session, ['record', 'lines', undefined])
      const target = { id, ...(version === undefined ? {} : { version }), ...(lines ? { lines } : {}) }
      const given = action ? (input as Row | undefined) : besides(body as Row)
      const record = await actOnce(
        resource,
        { session, request },
        params.name,
        { targets: [target], input: given },
        (tx, work) => written(tx, work, session, id),
      )
      const shown = record ?? (await wholeRecord(db, await beginWork(resource), session, id))
      return answer(await withTexts(resource, shown), '操作成功!')
    },
    limits,
  )
  mount(calls.actionBatch, async ({ params, body, session, request }) => {
    requireAction(params.name, session, ['selection'])
    const given = { targets: body.records, input: body.input as Row | undefined }
    const count = body.records.length
    await actOnce(resource, { session, request }, params.name, given, () => Promise.resolve(undefined))
    return answer({ count }, '操作成功!')
  })
  mount(calls.exportXls, async ({ query, session, reply }) => {
    const [spec, params] = await narrowed(await list(session, 'export'), query as Row, session)
    return exportSpreadsheet(resource, spec, session, params, reply)
  })
  mount(calls.importExcel, async ({ session, request }) => {
    requireOffered('import')
    const result = await importSpreadsheet(resource, session, request)
    announce(session, [MANY], pageOfRequest(request))
    return result
  })
}
