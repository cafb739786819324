import type { EntityAction, EntityDefinition, Field, Issue, Row } from '@lading/core/entity'
import {
  actionsOf,
  approvalPart,
  deriveHeader,
  deriveLines,
  isApprovalDecision,
  lineInputs,
} from '@lading/core/entity'
import { actionRefusal, chosenLines, performAction, sameRefusal } from '@lading/core/workflow'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import { isIn } from '../../db/statements'
import { CODE } from '@lading/core/envelope'
import { badRequest, conflict, Failure, forbidden } from '../../http/failures'
import { currentLocale, said } from '../../http/language'
import type { Session } from '../../session'
import type { ApprovalMove } from '../approval/approvals'
import { keepVersions, planApproval, writeApproval } from '../approval/approvals'
import { putOut } from '../../outbox/outbox'
import { writeAudits } from '../audit'
import type { Change } from '../audit'
import type { SavedRecord } from '../savedRecord'
import type { StoredRecord } from '../hooks'
import type { ResourceWork } from '../resourceContext'
import type { MergedLines } from '../mergeLines'
import { reachable } from '../readRecord'
import { cleanRichText, keepFiles, recordReferences } from '../recordFiles'
import { settleReferences } from '../referencesCheck'
import type { SavedPlaces } from '../referencesCheck'
import { changedLines } from '../savedChange'
import type { SavedChange } from '../../cluster/savedChange'
import { writeHeader } from '../saveRecord'
import { writeAllLines } from '../writeLines'
import type { ActionRun } from './effects'
import { effectRecords } from './effects'
import { knownTo } from './known'
import { readMany } from './readMany'

/** Most records that one call acts on. */
export const MOST_ACTED = 1_000

/** A record that is acted on, as the caller read it. */
export interface ActionTargetId {
  id: string
  /** Needed unless the action is a step of a workflow, which older clients take without. */
  version?: number
  /** Ids of the chosen lines (`on: 'lines'`). */
  lines?: readonly string[]
}

/** Whether the lines of the records are looked at. */
function needsLines(action: EntityAction | undefined, work: ResourceWork, name: string): boolean {
  if (!action) return true
  return (
    action.on !== 'selection' ||
    action.effect !== undefined ||
    action.checks !== undefined ||
    action.when !== undefined ||
    Object.values(action.set ?? {}).some((value) => typeof value === 'object' && 'formula' in value) ||
    // What was entered may change computed fields of the header, which are computed from lines.
    (work.tables.entity.derive !== undefined && Boolean(action.input ?? action.set)) ||
    Object.hasOwn(work.hooks.actions ?? {}, name)
  )
}

/** Records among these to which the user has done the action already, in the version that was sent. */
async function doneBefore(
  tx: Transaction,
  { tables }: ResourceWork,
  session: Session,
  name: string,
  targets: readonly ActionTargetId[],
): Promise<ReadonlySet<string>> {
  const ids = targets.map(({ id }) => id)
  const rows = await tx.rows<{ dataId: string; dataVersion: number }>(
    sql`SELECT data_id, data_version FROM sys_data_log
        WHERE data_table = ${tables.header.table} AND ${isIn(sql`data_id`, ids)} AND type = ${`action:${name}`}
          AND create_by = ${session.username}`,
  )
  const done = new Set(rows.map(({ dataId, dataVersion }) => `${dataId} ${dataVersion}`))
  return new Set(
    targets
      .filter(({ id, version }) => version !== undefined && done.has(`${id} ${version + 1}`))
      .map(({ id }) => id),
  )
}

/** @throws Failure with the issues; of several records the one that is in the way is named */
function refuse(issues: readonly Issue[], work: ResourceWork, record: Row, several: boolean): never {
  const name = String(record[work.tables.entity.title] ?? '')
  const told = issues.map((issue) =>
    several
      ? { rowId: String(record.id), ...issue, message: name ? `${name}：${issue.message}` : issue.message }
      : issue,
  )
  throw new Failure(told[0]?.message ?? said('操作失败', 'It could not be done'), undefined, undefined, {
    issues: told,
  })
}

/** @throws Failure 403 when the action asks for a field that is closed to the caller: it is not left out in silence */
function requireOpen(
  action: EntityAction,
  { rights, tables }: ResourceWork,
  session: Session,
  input: Row,
): void {
  const own = rights.of(tables.entity, session)
  const { closed } = action.on === 'lines' && action.lines !== undefined ? own.lines[action.lines]! : own
  const { entity } = tables
  const fields = action.on === 'lines' ? entity.lines?.[action.lines ?? '']?.fields : entity.fields
  const name = Object.keys(input).find((each) => closed.has(each))
  if (name !== undefined) throw closedField(name, fields)
  for (const { lines, fields: asked } of lineInputs(entity, action)) {
    const shut = asked.find((each) => each.stored && own.lines[lines]!.closed.has(each.name))
    if (shut) throw closedField(shut.name, entity.lines![lines]!.fields)
  }
}

function closedField(name: string, fields: Readonly<Record<string, Field>> = {}): Failure {
  const { zh = name, en = name } = fields[name] ?? {}
  return new Failure(said(`没有修改“${zh}”的权限`, `You may not change “${en}”`), CODE.forbidden, 403)
}

const asMerged = (rows: Row[], sent: ReadonlySet<string>): MergedLines => ({
  rows,
  added: new Set(),
  sent,
  removed: [],
  origin: new Map(),
})

/** The header, or the chosen lines, where what was entered may name other records. */
function enteredPlaces(
  { tables }: ResourceWork,
  action: EntityAction,
  { record, lines }: SavedRecord,
  before: StoredRecord,
  chosen: readonly Row[],
): SavedPlaces {
  const above = { header: record, headerBefore: before.record }
  if (action.on !== 'lines' || action.lines === undefined)
    return {
      fields: tables.entity.fields,
      places: [{ row: record, before: before.record, sent: record, ...above, place: {} }],
    }
  const line = action.lines
  const stored = new Map(before.lines[line]?.map((row) => [row.id, row]))
  const places = (lines[line] ?? []).flatMap((row, index) =>
    chosen.includes(row)
      ? [
          {
            row,
            before: stored.get(row.id),
            sent: row,
            ...above,
            place: { line, rowId: String(row.id), index },
          },
        ]
      : [],
  )
  return { line, fields: tables.entity.lines?.[line]?.fields ?? {}, places }
}

interface Acted {
  before: StoredRecord
  after: SavedRecord
  chosen: Row[]
  own: Row
  /** Ids of the lines that may have been written. */
  touched: ReadonlySet<string>
  /** It is a part of an approval. */
  move?: ApprovalMove
}

/** Whether the version that was read has to be sent: older clients take steps of a workflow without it. */
const needsVersion = (entity: EntityDefinition, { name, step }: EntityAction) =>
  !step || isApprovalDecision(entity, name)

/** Decides and computes the action for one record; nothing is written yet. */
async function perform(
  run: ActionRun,
  work: ResourceWork,
  name: string,
  before: StoredRecord,
  target: ActionTargetId,
  input: Row,
  several: boolean,
): Promise<Acted> {
  const { entity } = work.tables
  const { tx, session } = run
  const action = actionsOf(entity).get(name)
  let after: SavedRecord = { record: { ...before.record }, lines: before.lines }
  let own: Row = {}
  const touched = new Set<string>()
  let move: ApprovalMove | undefined
  if (action) {
    if (approvalPart(entity, name)) {
      const state = actionRefusal(entity, action, before, {
        locale: currentLocale(),
        known: knownTo(session),
      })
      if (state) refuse([state], work, before.record, several)
    }
    move = await planApproval({ tx, session, entity }, action, before)
    const done = performAction(entity, name, { ...after, chosen: target.lines ?? [] }, input, {
      locale: currentLocale(),
      side: 'server',
      known: knownTo(session),
      between: move?.between ?? false,
    })
    if (!done.ok) refuse(done.issues, work, before.record, several)
    after = { record: done.record, lines: done.lines }
    own = { ...done.entry.stored, ...done.entry.own }
    for (const [key, entries] of Object.entries(done.entry.lines)) {
      own[key] = entries.map((entry) => ({ ...entry.stored, ...entry.own, id: entry.id }))
      for (const { id } of entries) touched.add(id)
    }
  }
  const hooks = work.hooks.actions ?? {}
  if (Object.hasOwn(hooks, name)) {
    const body = { ...input, id: target.id, version: target.version }
    const record = await hooks[name]!.run({ tx, session, before, ...after, body })
    after = { ...after, record }
  }
  await cleanRichText(work.tables, after, before)
  const chosen = action ? chosenLines(action, { ...after, chosen: target.lines ?? [] }) : []
  for (const { id } of chosen) touched.add(String(id))
  if (action?.input) {
    // Records that were entered are looked up, and fill, as in a save.
    const named = enteredPlaces(work, action, after, before, chosen)
    const issues = await settleReferences(tx, work, session, [named])
    if (issues.length > 0) refuse(issues, work, before.record, several)
    // What was filled may be computed with.
    const lines = deriveLines(entity, after.lines)
    after = { record: deriveHeader(entity, after.record, lines), lines }
  }
  return { before, after, chosen, own, touched, ...(move ? { move } : {}) }
}

/** Writes what an action changed of one record. */
async function write(
  run: ActionRun,
  work: ResourceWork,
  name: string,
  { before, after, touched }: Acted,
): Promise<Change> {
  const { tx, session } = run
  const { header } = work.tables
  const id = String(before.record.id)
  await writeHeader(tx, work, session, id, before.record, after.record)
  const lines =
    touched.size === 0
      ? {}
      : await writeAllLines(
          tx,
          work,
          after,
          new Map(Object.entries(after.lines).map(([key, rows]) => [key, asMerged(rows, touched)])),
          before.lines,
          { parentId: id, session },
        )
  if (recordReferences(work.tables, after).length + recordReferences(work.tables, before).length > 0)
    await keepFiles(tx, work, session, id, after, before)
  const shown = (row: Row) => Object.fromEntries(header.fields.map((field) => [field.name, row[field.name]]))
  return {
    table: header.table,
    id,
    version: Number(before.record.version) + 1,
    type: `action:${name}`,
    by: session.username,
    before: shown(before.record),
    after: shown(after.record),
    lines,
  }
}

/** @throws Failure 403 when the caller would not see any more what it acted on: nobody puts rows where only others look */
async function requireSeen(
  { tx, session }: ActionRun,
  work: ResourceWork,
  ids: readonly string[],
): Promise<void> {
  const { header } = work.tables
  const row = await tx.row<{ seen: number }>(
    sql`SELECT count(*)::integer AS seen FROM ${sql.identifier(header.table)} t WHERE ${isIn(sql`t.id`, ids)} AND ${reachable(work, session)}`,
  )
  if (row?.seen !== ids.length)
    throw new Failure(
      said('数据超出您的数据权限范围', 'This is outside of your data rules'),
      CODE.forbidden,
      403,
    )
}

/**
 * Does a named action to records, all or none: locked in the order of their ids, each in the version that was read.
 * Every change is appended to `run.changes`; a record to which it was done before (`once`) is left as it is.
 *
 * @param targets records, each once, at most `MOST_ACTED`
 * @throws Failure: not found, stale version, state, condition, what was entered, failed checks, fields that differ
 */
export async function actRecords(
  run: ActionRun,
  work: ResourceWork,
  name: string,
  targets: readonly ActionTargetId[],
  input: Row = {},
): Promise<void> {
  const { tx, session } = run
  const { entity } = work.tables
  const action = actionsOf(entity).get(name)
  if (!action && !Object.hasOwn(work.hooks.actions ?? {}, name)) throw forbidden()
  if (action?.system && !work.trusted) throw forbidden()
  if (targets.length === 0) throw new Failure(said('请选择一条记录', 'Choose a record first'))
  if (targets.length > MOST_ACTED)
    throw new Failure(said(`一次最多操作${MOST_ACTED}条记录`, `At most ${MOST_ACTED} records at once`))
  const byId = new Map(targets.map((each) => [each.id, each]))
  if (byId.size < targets.length) throw badRequest('id: 重复 (a record is named twice)')
  if (action) requireOpen(action, work, session, input)
  const all = await readMany(tx, work, session, [...byId.keys()], name, needsLines(action, work, name))
  const done = action?.once ? await doneBefore(tx, work, session, name, targets) : new Set<string>()
  const stored = all.filter(({ record }) => !done.has(String(record.id)))
  for (const { record } of stored) {
    const { version } = byId.get(String(record.id))!
    if (version === undefined && action && needsVersion(entity, action) && !work.trusted)
      throw badRequest('version: 缺少版本号 (send the version that was read)')
    if (version !== undefined && version !== record.version) throw conflict()
  }
  if (stored.length === 0) return
  if (action && action.on === 'selection') {
    const differs = sameRefusal(
      entity,
      action,
      stored.map(({ record }) => record),
      currentLocale(),
    )
    if (differs) throw new Failure(differs.message, undefined, undefined, { issues: [differs] })
  }
  const several = targets.length > 1
  const acted: Acted[] = []
  for (const before of stored)
    acted.push(await perform(run, work, name, before, byId.get(String(before.record.id))!, input, several))
  const audits: Change[] = []
  for (const each of acted) audits.push(await write(run, work, name, each))
  await writeAudits(tx, audits)
  for (const [at, { before }] of acted.entries()) {
    const { id, version, lines = {} } = audits[at]!
    const change: SavedChange = {
      kind: 'update',
      id,
      version,
      lines: changedLines(lines),
      before: before.row,
    }
    run.changes.push({ work, change })
  }
  for (const { before, own, move } of acted)
    if (action && move)
      run.notices.push(...(await writeApproval({ tx, session, entity }, action, move, before.record, own)))
  await keepVersions({ tx, session, entity }, audits)
  if (action?.effect !== undefined) await bringAbout(run, work, action, acted)
  for (const { before, after } of acted)
    await work.hooks.afterSave?.({ tx, session, ...after, before, action: name })
  if (!work.trusted)
    await requireSeen(
      run,
      work,
      stored.map(({ record }) => String(record.id)),
    )
}

async function bringAbout(
  run: ActionRun,
  work: ResourceWork,
  action: EntityAction,
  acted: readonly Acted[],
): Promise<void> {
  const effect = work.effects?.[action.effect!]
  if (!effect) throw new Error(`The effect "${action.effect}" of ${action.name} is not registered.`)
  const { session } = run
  const selected = acted.map(({ after, before }) => ({
    ...after,
    record: { ...after.record, version: Number(before.record.version) + 1 },
  }))
  const [first] = acted
  await effect({
    action: action.name,
    record: selected[0]!.record,
    lines: selected[0]!.lines,
    selected,
    chosen: first!.chosen,
    input: first!.own,
    session,
    has: (entity) => work.others?.(entity) !== undefined,
    records: (entity, reach) => effectRecords(run, { work, action: action.name }, entity, reach),
    send: (outgoing) => {
      const about = { entity: work.tables.entity.key, record: outgoing.record ?? selected[0]!.record }
      return putOut(run.tx, session, about, outgoing)
    },
  })
}
