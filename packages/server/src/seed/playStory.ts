import type { Row } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import { atTime, clockNow, sqlNow } from '../clock'
import type { Transaction } from '../db/database'
import type { Context, SeedContext, ServerModule } from '../module'
import { actRecords } from '../resource/actions/actRecords'
import type { ActionRun } from '../resource/actions/effects'
import { OPEN } from '../resource/actions/effects'
import { findIds } from '../resource/actions/findIds'
import type { FoundBy } from '../resource/actions/effectTypes'
import { madeFrom } from '../resource/actions/origins'
import { readStored } from '../resource/readRecord'
import type { ResourceWork } from '../resource/resourceContext'
import { addRecord, editRecord } from '../resource/saveRecord'
import type { Session } from '../session'

/** Somebody of the demo company at some moment: what it does passes the rules, numbers and effects of every user. */
export interface Actor {
  /** Adds a record; lines as arrays under their key. Gives it with its lines. */
  add: (entity: string, body: Row) => Promise<Row>
  /** Changes fields of a record. */
  edit: (entity: string, id: unknown, changes: Row) => Promise<Row>
  /** Does an action to a record, to some of its lines where ids of lines are given. */
  act: (entity: string, id: unknown, action: string, input?: Row, lines?: readonly unknown[]) => Promise<Row>
  /** Does an action to several records at once. */
  actAll: (entity: string, ids: readonly unknown[], action: string, input?: Row) => Promise<void>
  /** Records whose header fields hold these values, with their lines, oldest first. */
  find: (entity: string, values: FoundBy) => Promise<Row[]>
  /** The records of an entity that were made from a record, oldest first. */
  madeFrom: (entity: string, id: unknown, made: string) => Promise<Row[]>
  /** The other system has answered what was sent of a record. */
  answered: (entity: string, id: unknown, answer: string, taken?: boolean) => Promise<void>
}

/** Gives the account at the moment, in milliseconds; a moment to come is the present. */
export type Play = (account: string, time: number) => Promise<Actor>

/** A part of the story that is played as a whole or not at all. */
export type StoryChapter = (play: Play) => Promise<void>

/** What a resource keeps of the server while there is none yet: the modules, whose rules and effects are all that saves need. */
function workOf(modules: readonly ServerModule[], key: string): ResourceWork {
  const parts = modules
    .find(({ entity }) => entity?.key === key)
    ?.resource?.({ modules } as unknown as Context)
  if (!parts) throw new Error(`The story names "${key}", which no resource has.`)
  const { tables, hooks, codePrefixes, effects } = parts
  const others = (other: string) =>
    modules.some(({ entity }) => entity?.key === other) ? workOf(modules, other) : undefined
  return { tables, hooks, codePrefixes, effects, modules, rights: OPEN, choices: {}, others }
}

/** The account with its departments, by which approvals and authorship go. */
async function sessionOf(tx: Transaction, username: string): Promise<Session> {
  const user = await tx.row<{
    id: string
    realname: string
    orgCode: string
    departId: string | null
    orgCodes: string[] | null
  }>(
    sql`SELECT u.id, u.realname, u.org_code,
          (SELECT d.id FROM sys_depart d WHERE d.org_code = u.org_code AND d.del_flag = '0') AS depart_id,
          (SELECT array_agg(d.org_code) FROM sys_user_depart ud
          JOIN sys_depart d ON d.id = ud.dep_id WHERE ud.user_id = u.id) AS org_codes
        FROM sys_user u WHERE u.username = ${username} AND u.del_flag = 0`,
  )
  if (!user) throw new Error(`The story names the account "${username}", which does not exist.`)
  return {
    id: 'story',
    userId: user.id,
    username,
    realname: user.realname,
    orgCode: user.orgCode,
    departId: user.departId ?? '',
    tenantId: 0,
    tenantIds: [],
    // Of the rights of an account nothing is asked: what it may do is not what the story is about.
    isAdmin: true,
    roles: [],
    orgCodes: user.orgCodes ?? [],
    dataRules: [],
    mustChangePassword: false,
    mustSetFactor: false,
    permissions: new Set(),
  }
}

function actorOf(
  tx: Transaction,
  session: Session,
  time: number,
  work: (key: string) => ResourceWork,
): Actor {
  const at = <Result>(what: () => Promise<Result>) => atTime(time, what)
  const read = async (key: string, id: string): Promise<Row> => {
    const { record, lines } = await readStored(tx, work(key), session, id)
    return { ...record, ...lines }
  }
  const act = async (
    resource: ResourceWork,
    ids: readonly unknown[],
    action: string,
    input: Row,
    lines?: readonly unknown[],
  ) => {
    const targets = []
    for (const id of ids) {
      const { record } = await readStored(tx, resource, session, String(id))
      targets.push({
        id: String(id),
        version: Number(record.version),
        ...(lines ? { lines: lines.map(String) } : {}),
      })
    }
    const run: ActionRun = { tx, session, changes: [], notices: [], depth: 0, act: actRecords }
    await actRecords(run, resource, action, targets, input)
  }
  return {
    add: (key, body) => at(async () => read(key, (await addRecord(tx, work(key), session, body)).id)),
    edit: (key, id, changes) =>
      at(async () => {
        const { record } = await readStored(tx, work(key), session, String(id))
        await editRecord(tx, work(key), session, { ...changes, id: String(id), version: record.version })
        return read(key, String(id))
      }),
    act: (key, id, action, input = {}, lines) =>
      at(async () => {
        await act(work(key), [id], action, input, lines)
        return read(key, String(id))
      }),
    actAll: (key, ids, action, input = {}) => at(() => act(work(key), ids, action, input)),
    find: async (key, values) => {
      const found: Row[] = []
      for (const id of await findIds(tx, work(key), session, values)) found.push(await read(key, id))
      return found
    },
    madeFrom: async (entity, id, made) => {
      const found: Row[] = []
      for (const each of await madeFrom(tx, session, { entity, id: String(id) }, made))
        found.push(await read(made, each))
      return found
    },
    answered: (key, id, answer, taken = true) =>
      at(async () => {
        const sent = await tx.row<{ whenSent: string | null; whenFailed: string | null }>(
          sql`UPDATE sys_outbox SET status = ${taken ? 'sent' : 'failed'}, answer = ${answer}, tries = 1,
                sent_time = CASE WHEN ${taken} THEN (${sqlNow()} AT TIME ZONE 'Asia/Shanghai') END, update_time = ${sqlNow()}
              WHERE tenant_id = ${session.tenantId} AND entity = ${key} AND record_id = ${String(id)} AND status = 'waiting'
              RETURNING when_sent, when_failed`,
        )
        const told = taken ? sent?.whenSent : sent?.whenFailed
        if (told) await act({ ...work(key), trusted: true, allRows: true }, [id], told, { answer })
      }),
  }
}

/**
 * Plays demo records as people would have made them: each chapter is one transaction, its steps are what accounts do at
 * moments gone by. So stock, approvals and the chain of documents are what the rules make of it. A chapter that was played
 * before is not played again.
 *
 * @param name of the story, for what is kept about it
 * @returns number of chapters played
 */
export async function playStory(
  { db, modules = [], say }: SeedContext,
  name: string,
  chapters: readonly StoryChapter[],
): Promise<number> {
  const key = `story:${name}`
  const kept = await db.row<{ amount: number }>(sql`SELECT amount FROM sys_seed WHERE name = ${key}`)
  const before = kept?.amount ?? 0
  if (before >= chapters.length) return 0
  say(`Demo data: ${name}, ${chapters.length - before} chapters …`)
  const works = new Map<string, ResourceWork>()
  const work = (entity: string) => {
    const found = works.get(entity) ?? workOf(modules, entity)
    works.set(entity, found)
    return found
  }
  for (const [index, chapter] of chapters.entries()) {
    if (index < before) continue
    await db.transaction(async (tx) => {
      const sessions = new Map<string, Session>()
      await chapter(async (account, time) => {
        const session = sessions.get(account) ?? (await sessionOf(tx, account))
        sessions.set(account, session)
        return actorOf(tx, session, Math.min(time, clockNow()), work)
      })
      await tx.run(
        sql`INSERT INTO sys_seed (name, amount) VALUES (${key}, ${index + 1})
            ON CONFLICT (name) DO UPDATE SET amount = ${index + 1}, seeded_at = now()`,
      )
    })
  }
  return chapters.length - before
}
