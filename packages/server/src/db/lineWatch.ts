import type pg from 'pg'
import type { Logger } from '../logger'
import { faultOf } from './faults'
import { WatchedClient } from './watchedClient'

/** How often is looked whether the database owes an answer. */
const LOOK_MS = 250
/** After so long without any part of an answer the database is asked for a sign of life. */
const ASK_MS = 500
/** After a sign of life the next one is asked for so much later: a statement may take its ten seconds. */
const AGAIN_MS = 1_000
/** Longest wait for a sign of life. */
const SIGN_MS = 1_200
/** A look that is so late says that this process stood still itself. */
const LATE_MS = 1_000

/** States of a session that is not at work: what was asked of it never arrived, or the answer did not. */
const AT_REST = /^idle/
/** Sessions that were given up hold their locks until the database notices: it is told as soon as it can be. */
const END_SESSIONS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE pid = ANY($1::integer[]) AND usename = current_user AND state LIKE 'idle in transaction%'`

/** What the database says of sessions: their states by number; `unsaid`: nothing, but it may live; `none`: no sign in time. */
type Sign = ReadonlyMap<number, string> | 'unsaid' | 'none'

/** The pool makes its connections of this class. */
const watched = (client: pg.PoolClient) => client as unknown as WatchedClient

export interface LineWatch {
  stop: () => void
}

/**
 * Ends connections whose line to the database has fallen silent: packets vanish, and nobody says so. A statement that
 * takes long looks the same from here, so the database is asked, on a line of its own: it says what each session does.
 * Long statements at work go on; sessions that rest while we wait for them, and all that wait when there is no sign of
 * life at all, are given up, so that their callers are told after two seconds and not after `query_timeout`.
 *
 * @param options of the connections to the database; the question gets a connection made of them
 */
export function watchLines(pool: pg.Pool, options: pg.ClientConfig, log: Logger): LineWatch {
  const clients = new Set<WatchedClient>()
  const lent = new Set<WatchedClient>()
  /** Seen at rest once, while it owed an answer: that may have been on its way. */
  const resting = new WeakSet<WatchedClient>()
  /** The database knows their numbers: there is nothing between that numbers sessions anew. */
  const known = new WeakSet<WatchedClient>()
  let orphans: number[] = []
  pool.on('connect', (client) => {
    clients.add(watched(client))
    if (orphans.length === 0) return
    client.query(END_SESSIONS, [orphans]).catch(() => undefined)
    orphans = []
  })
  pool.on('acquire', (client) => void lent.add(watched(client)))
  pool.on('release', (_error, client) => void lent.delete(watched(client)))
  pool.on('remove', (client) => {
    clients.delete(watched(client))
    lent.delete(watched(client))
  })

  let looked = Date.now()
  let next = 0
  let asking = false

  const giveUp = (given: readonly WatchedClient[], why: string) => {
    if (given.length === 0) return
    log.error({ reason: why, connections: given.length, fault: 'away' }, 'the line to the database is silent')
    // Those that nobody uses went the same way: the next call need not find out.
    for (const client of [...given, ...[...clients].filter((each) => !lent.has(each))]) {
      if (client.sessionId) orphans.push(client.sessionId)
      client.giveUp(why)
    }
  }

  const ask = async () => {
    const before = new Map([...clients].map((client) => [client, client.received]))
    const began = Date.now()
    const sign = await signOfLife(
      options,
      [...clients].flatMap(({ sessionId }) => sessionId ?? []),
    )
    const now = Date.now()
    // A process that stands still reads no sign.
    if (now - began > SIGN_MS + LATE_MS) return
    const still = [...before].filter(([client, received]) => client.received === received)
    const waiting = still.map(([client]) => client).filter((client) => client.silentFor(now) >= ASK_MS)
    if (sign === 'none') {
      // Something came on another line: the database lives, and only new connections fail.
      if (still.length === before.size) giveUp(waiting, `no sign of life for ${now - began} ms`)
      return
    }
    if (sign === 'unsaid') return
    const lost: WatchedClient[] = []
    for (const client of waiting) {
      const state = sign.get(client.sessionId ?? 0)
      if (state !== undefined) known.add(client)
      const rests = state === undefined ? known.has(client) : AT_REST.test(state)
      if (rests && resting.has(client)) lost.push(client)
      else if (rests) resting.add(client)
      else resting.delete(client)
    }
    giveUp(lost, 'the session rests, its answer is lost')
  }

  const look = () => {
    const now = Date.now()
    const late = now - looked > LATE_MS
    looked = now
    if (late) for (const client of clients) client.startOver(now)
    const waiting: WatchedClient[] = []
    for (const client of clients) {
      if (client.silentFor(now) >= ASK_MS) waiting.push(client)
      else resting.delete(client)
    }
    if (asking || waiting.length === 0 || now < next) return
    asking = true
    const again = waiting.some((client) => resting.has(client)) ? ASK_MS : AGAIN_MS
    void ask()
      .catch((error: unknown) =>
        log.warn({ reason: String(error) }, 'the line to the database was not asked'),
      )
      .finally(() => {
        asking = false
        next = Date.now() + again
      })
  }
  const timer = setInterval(look, LOOK_MS).unref()
  return { stop: () => clearInterval(timer) }
}

/** Asks on a new connection what these sessions do. */
async function signOfLife(options: pg.ClientConfig, sessions: readonly number[]): Promise<Sign> {
  const client = new WatchedClient({
    ...options,
    connectionTimeoutMillis: SIGN_MS,
    query_timeout: SIGN_MS,
  })
  client.on('error', () => undefined)
  const asked = (async (): Promise<Sign> => {
    await client.connect()
    const { rows } = await client.query<{ pid: number; state: string | null }>(
      'SELECT pid, state FROM pg_stat_activity WHERE pid = ANY($1::integer[])',
      [sessions],
    )
    await client.end()
    return new Map(rows.map(({ pid, state }) => [pid, state ?? 'unknown']))
    // Whoever refuses is alive; only silence is a reason to give up what is under way.
  })().catch((error: unknown): Sign => (saidNothing(error) ? 'none' : 'unsaid'))
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Sign>((resolve) => {
    timer = setTimeout(resolve, SIGN_MS, 'none')
  })
  const sign = await Promise.race([asked, late])
  clearTimeout(timer)
  client.giveUp('its answer is not waited for')
  return sign
}

/** Whether an error says that nothing came back in time, and not that something did. */
function saidNothing(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException
  if (code !== undefined) return code === 'ETIMEDOUT' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH'
  return faultOf(error) === 'away' && /timeout/i.test(message)
}
