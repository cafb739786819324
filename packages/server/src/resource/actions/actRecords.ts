import type { EntityAction, EntityDefinition, Row } from '@lading/core/entity'
import { actionsOf, isApprovalDecision } from '@lading/core/entity'
import { CODE } from '@lading/core/envelope'
import { sameRefusal } from '@lading/core/workflow'
import { sql } from 'drizzle-orm'
import type { SavedChange } from '../../cluster/savedChange'
import type { Transaction } from '../../db/database'
import { isIn } from '../../db/statements'
import { badRequest, conflict, Failure, forbidden } from '../../http/failures'
import { currentLocale, said } from '../../http/language'
import { putOut } from '../../outbox/outbox'
import type { Session } from '../../session'
import { keepVersions, writeApproval } from '../approval/approvals'
import { writeAudits } from '../audit'
import type { Change } from '../audit'
import { reachable } from '../readRecord'
import type { ResourceWork } from '../resourceContext'
import { changedLines } from '../savedChange'
import { withCurrentCopies } from './currentCopies'
import type { ActionRun } from './effects'
import { effectRecords } from './effects'
import type { Acted, ActionTargetId } from './performOne'
import { performOne } from './performOne'
import { readMany } from './readMany'
import { requireOpen } from './refuseAction'
import { writeActed } from './writeActed'

/** Most records that one call acts on. */
export const MAX_ACTED = 1_000

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

/** Whether the version that was read has to be sent: older clients take steps of a workflow without it. */
const needsVersion = (entity: EntityDefinition, { name, step }: EntityAction) =>
  !step || isApprovalDecision(entity, name)

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
 * @param targets records, each once, at most `MAX_ACTED`
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
  if (targets.length > MAX_ACTED)
    throw new Failure(said(`一次最多操作${MAX_ACTED}条记录`, `At most ${MAX_ACTED} records at once`))
  const byId = new Map(targets.map((each) => [each.id, each]))
  if (byId.size < targets.length) throw badRequest(said('id: 重复', 'id: a record is named twice'))
  if (action) requireOpen(action, work, session, input)
  const all = await readMany(tx, work, session, [...byId.keys()], name, needsLines(action, work, name))
  const done = action?.once ? await doneBefore(tx, work, session, name, targets) : new Set<string>()
  const stored = all.filter(({ record }) => !done.has(String(record.id)))
  for (const { record } of stored) {
    const { version } = byId.get(String(record.id))!
    if (version === undefined && action && needsVersion(entity, action) && !work.trusted)
      throw badRequest(said('version: 缺少版本号', 'version: send the version that was read'))
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
  const current = await withCurrentCopies(tx, work, session, action, stored)
  for (const [at, before] of stored.entries()) {
    const target = byId.get(String(before.record.id))!
    acted.push(await performOne(run, work, name, before, current[at]!, target, input, several))
  }
  const audits: Change[] = []
  for (const each of acted) audits.push(await writeActed(run, work, name, each))
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
