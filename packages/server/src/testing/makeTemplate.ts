import { mkdirSync, mkdtempSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../db/migrate'
import { kernelMigrations } from '../db/migrations/kernelMigrations'
import { openDatabase } from '../db/openDatabase'
import { readEnv } from '../env'
import { createLogger } from '../logger'
import { seedAll } from '../seed/seedAll'

/**
 * Fills a template with a migrated and seeded database: the one at DATABASE_URL, or a folder, whose path it says. A
 * program of its own, because the sources need Node's condition for them, which the run's main process does not have.
 */
async function makeTemplate(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'lading-template-'))
  const { DATABASE_URL } = process.env
  mkdirSync(join(dir, 'work'))
  const env = readEnv({ DATA_DIR: join(dir, 'work'), LOG_LEVEL: 'silent', DATABASE_URL })
  const db = await openDatabase(env, createLogger('silent'))
  const log = createLogger('silent')
  await migrate(db, kernelMigrations)
  await seedAll({ env, db, log, modules: [], say: () => undefined })
  await db.close()
  if (!DATABASE_URL) renameSync(join(dir, 'work', 'pg'), join(dir, 'pg'))
  return dir
}

console.log(await makeTemplate())
