import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from '../logger'
import type { OpenDatabase } from './database'
import { stampOf } from './typeParsers'

/** PGlite has no checkpointer and no autovacuum (security.md §4.3): the server does their work. */
const CHECKPOINT_MS = 5 * 60_000
const NIGHTLY_CHECK_MS = 10 * 60_000
/** Hour of the night (GMT+8) for vacuum and dump. */
const NIGHT_HOUR = 3
const KEPT_DUMPS = 7
const DUMP_NAME = /^lading-\d{4}-\d\d-\d\d\.tar\.gz$/

/** What the upkeep works on. */
export interface Upkeep {
  database: OpenDatabase
  dump: (file: string) => Promise<void>
  backups: string
  log: Logger
}

/** Deletes all but the newest dumps of a folder; other files stay. */
export function keepNewestDumps(folder: string, kept = KEPT_DUMPS): void {
  const dumps = readdirSync(folder)
    .filter((name) => DUMP_NAME.test(name))
    .sort()
  for (const name of dumps.slice(0, Math.max(0, dumps.length - kept)))
    rmSync(join(folder, name), { force: true })
}

/** Frees dead rows and refreshes statistics; also called after imports and bulk loads. */
export async function vacuum(database: OpenDatabase): Promise<void> {
  await database.unwatched(() => database.pool.query('VACUUM (ANALYZE)').then(() => undefined))
}

/** Vacuum, then a dump of the folder taken while no transaction is open. */
export async function nightly({ database, dump, backups }: Upkeep, day: string): Promise<void> {
  await vacuum(database)
  await database.pool.query('CHECKPOINT')
  await dump(join(backups, `lading-${day}.tar.gz`))
  keepNewestDumps(backups)
}

/** Starts the timers of the upkeep; the answer stops them. */
export function scheduleUpkeep(upkeep: Upkeep): () => void {
  const { database, backups, log } = upkeep
  const checkpoint = setInterval(() => {
    database.pool
      .query('CHECKPOINT')
      .catch((error: Error) => log.warn({ reason: error.message }, 'the checkpoint failed'))
  }, CHECKPOINT_MS)
  let busy = false
  const night = setInterval(() => {
    const now = stampOf(new Date())
    const day = now.slice(0, 10)
    const done = readdirSync(backups).includes(`lading-${day}.tar.gz`)
    if (busy || done || Number(now.slice(11, 13)) < NIGHT_HOUR) return
    busy = true
    nightly(upkeep, day)
      .catch((error: Error) => log.error({ reason: error.message }, 'the nightly upkeep failed'))
      .finally(() => {
        busy = false
      })
  }, NIGHTLY_CHECK_MS)
  checkpoint.unref()
  night.unref()
  return () => {
    clearInterval(checkpoint)
    clearInterval(night)
  }
}
