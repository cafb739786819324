import { wireDatetime } from '@lading/core/text'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import { isIn } from '../db/statements'
import { Failure } from '../http/failures'
import type { Context } from '../module'
import { actRecords } from '../resource/actions/actRecords'
import type { ActionRun, WrittenChange } from '../resource/actions/effects'
import { OPEN } from '../resource/actions/effects'
import type { ResourceContext, ResourceWork } from '../resource/resourceContext'
import { beginWork } from '../resource/resourceContext'
import { publishSaved } from '../resource/savedRows'
import type { Session } from '../session'
import type { Channel, DueItem } from './channels'
import { Refusal } from './channels'
import { dropFiles, withFiles } from './outboxFiles'

/** Tries before it is given up; the last one is about a day after the first. */
const MAX_TRIES = 10
const FIRST_PAUSE_S = 30
const MAX_PAUSE_S = 6 * 3_600
/** Whoever takes something has it for itself so long; a process that dies leaves it to the others then. */
const HELD_S = 120
const AT_ONCE = 10

interface Claimed extends DueItem {
  tries: number
  tenantId: number
  createBy: string
  whenSent: string | null
  whenFailed: string | null
}

/** Takes what is due; no other process takes it at the same time. */
function claim({ db }: Context): Promise<Claimed[]> {
  return db.transaction(async (tx) => {
    const ids = await tx.rows<{ id: string }>(
      sql`SELECT id FROM sys_outbox WHERE status = 'waiting' AND due <= now() ORDER BY due LIMIT ${AT_ONCE}
          FOR UPDATE SKIP LOCKED`,
    )
    if (ids.length === 0) return []
    return tx.rows<Claimed>(
      sql`UPDATE sys_outbox SET tries = tries + 1, due = now() + make_interval(secs => ${HELD_S}::integer)
          WHERE ${isIn(
            sql`id`,
            ids.map(({ id }) => id),
          )}
          RETURNING id, channel, subject, receiver, entity, record_id, record_version, payload, tries, tenant_id, create_by,
            when_sent, when_failed`,
    )
  })
}

/** The server itself, for whom it was put in: it may do what only the server does. */
function systemSession({ tenantId, createBy }: Claimed): Session {
  return {
    id: 'outbox',
    userId: '',
    username: createBy,
    realname: createBy,
    orgCode: '',
    departId: '',
    tenantId,
    tenantIds: [tenantId],
    isAdmin: true,
    roles: [],
    orgCodes: [],
    dataRules: [],
    mustChangePassword: false,
    mustSetFactor: false,
    permissions: new Set(),
  }
}

/** What telling a record of its answer works with: read before the transaction begins (decision 13). */
async function recordWork(context: Context, key: string) {
  const module = context.modules.find(({ entity }) => entity?.key === key)
  if (!module?.resource) return undefined
  const resource: ResourceContext = { ...context, ...module.resource(context) }
  const work: ResourceWork = { ...(await beginWork(resource)), rights: OPEN, trusted: true, allRows: true }
  return { resource, work }
}

/**
 * Tells the record what has become of it. It may have been deleted meanwhile, or sent once more: then nobody waits for
 * this answer.
 */
async function tell(
  run: ActionRun,
  work: ResourceWork,
  item: Claimed,
  action: string,
  answer: string,
): Promise<void> {
  const { recordId: id } = item
  const waits = await run.tx.row(
    sql`SELECT 1 AS waits FROM ${sql.identifier(work.tables.header.table)} r WHERE r.id = ${id} AND NOT EXISTS (
          SELECT 1 FROM sys_outbox o WHERE o.tenant_id = ${item.tenantId} AND o.channel = ${item.channel}
            AND o.entity = ${item.entity} AND o.record_id = ${id} AND o.record_version > ${item.recordVersion})`,
  )
  if (waits) await actRecords(run, work, action, [{ id }], { answer })
}

function publish(resource: ResourceContext, { changes, session }: ActionRun): void {
  const tableOf = (each: WrittenChange) => each.work.tables.header.table
  for (const table of new Set(changes.map(tableOf))) {
    const own = changes.filter((each) => tableOf(each) === table).map(({ change }) => change)
    publishSaved(resource, table, session, own)
  }
}

/** Notes what came of a try. */
async function settle(
  context: Context,
  item: Claimed,
  outcome: { sent: boolean; answer: string; final: boolean },
) {
  const { sent, answer } = outcome
  const over = sent || outcome.final || item.tries >= MAX_TRIES
  const status = sent ? 'sent' : over ? 'failed' : 'waiting'
  const pause = over ? 0 : Math.min(FIRST_PAUSE_S * 2 ** (item.tries - 1), MAX_PAUSE_S)
  const action = sent ? item.whenSent : item.whenFailed
  const told = over && action ? await recordWork(context, item.entity) : undefined
  const note = async (tx: Transaction) => {
    await tx.run(
      sql`UPDATE sys_outbox SET status = ${status}, answer = ${answer}, due = now() + make_interval(secs => ${pause}::integer),
            sent_time = ${sent ? wireDatetime(Date.now()) : null}::timestamp, version = version + 1, update_time = now()
          WHERE id = ${item.id}`,
    )
  }
  if (!told) return context.db.transaction(note)
  try {
    const run = await context.db.transaction(async (tx) => {
      await note(tx)
      const made: ActionRun = {
        tx,
        session: systemSession(item),
        changes: [],
        notices: [],
        depth: 0,
        act: actRecords,
      }
      await tell(made, told.work, item, action!, answer.slice(0, 200))
      return made
    })
    publish(told.resource, run)
  } catch (error) {
    // A record that has moved on refuses the answer now and for ever; what fails otherwise has its tries.
    if (!(error instanceof Failure) && item.tries < MAX_TRIES) throw error
    await context.db.transaction(note)
    context.log.warn(
      { outbox: item.id, entity: item.entity, record: item.recordId, reason: (error as Error).message },
      'the record did not take the answer to what was sent: the answer was dropped',
    )
  }
}

/** Why a try failed, for people: `fetch` says of every broken connection the same, and keeps the reason behind it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = (error.cause ?? {}) as { code?: unknown }
  return typeof code === 'string' ? `${error.message}: ${code}` : error.message
}

/**
 * Sends what is due, one after the other. Whatever happens to one holds up no other.
 * @returns how many were tried
 */
export async function sendOutbox(
  context: Context,
  channels: Readonly<Record<string, Channel>>,
): Promise<number> {
  const items = await claim(context)
  for (const item of items) {
    const send = channels[item.channel]
    const trying: Promise<string> = send
      ? withFiles(context.db, item).then(send)
      : Promise.reject(new Refusal(`no channel: ${item.channel}`, true))
    const outcome = await trying.then(
      (answer) => ({ sent: true, answer, final: true }),
      (error: unknown) => ({
        sent: false,
        answer: reasonOf(error),
        final: error instanceof Refusal && error.final,
      }),
    )
    if (outcome.sent) await dropFiles(context.db, item).catch(() => undefined)
    await settle(context, item, outcome).catch((error: Error) =>
      context.log.error({ reason: error.message, outbox: item.id }, 'what was sent could not be noted'),
    )
  }
  return items.length
}
