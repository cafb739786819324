import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Env } from '../env'
import { readEnv } from '../env'
import { createLogger } from '../logger'
import type { ServerModule } from '../module'
import { EXIT, StartupError } from '../startupError'
import type { OpenDatabase } from './database'
import { migrate } from './migrate'
import { kernelMigrations } from './migrations/kernelMigrations'
import { openDatabase } from './openDatabase'
import { dumpLines, loadLines, requireEmpty } from './transfer'

const USAGE = `Commands on the database of the settings (DATA_DIR, or DATABASE_URL):
  backup <file>        writes all rows to a new file
  restore <file>       loads such a file into an empty database
  move <postgres-url>  copies the database into an empty PostgreSQL`

const log = createLogger('silent')

async function backup(source: OpenDatabase, file: string): Promise<void> {
  const part = `${file}.part`
  async function* lines() {
    for await (const line of dumpLines(source)) yield `${line}\n`
  }
  try {
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(part, { mode: 0o600, flush: true } as object),
    )
    if (existsSync(file)) throw taken(file)
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}

const taken = (file: string) =>
  new StartupError(
    `The file "${file}" is there already, and nothing is ever overwritten: name another one.`,
    EXIT.configuration,
  )

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createReadStream(file).pipe(createGunzip())
  let fault: Error | undefined
  unpacked.on('error', (error) => {
    fault = error
  })
  try {
    yield* createInterface({ input: unpacked, crlfDelay: Infinity })
  } catch (error) {
    fault = error as Error
  }
  if (fault)
    throw new StartupError(
      `The file "${file}" cannot be read (${fault.message}): use another one.`,
      EXIT.database,
    )
}

/** Makes the tables of an empty database and loads the lines; a failed load leaves the database empty again. */
async function fill(
  target: OpenDatabase,
  lines: AsyncIterable<string>,
  modules: readonly ServerModule[],
): Promise<Map<string, number>> {
  await requireEmpty(target)
  try {
    await migrate(target, [...kernelMigrations, ...modules.flatMap((module) => module.migrations ?? [])])
    return await loadLines(target, lines)
  } catch (error) {
    await target.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    throw error
  }
}

const sum = (counts: Map<string, number>) => [...counts.values()].reduce((all, one) => all + one, 0)

/**
 * Backup, restore and the move to PostgreSQL. The embedded database has to be free: stop its server first.
 * @param args the command and its argument
 * @param modules of the server, for their tables
 * @returns a sentence for people
 * @throws StartupError in one sentence
 */
export async function runDatabaseCommand(
  args: readonly string[],
  modules: readonly ServerModule[],
  env: Env = readEnv(),
): Promise<string> {
  const [command, argument] = args
  if (!argument || args.length !== 2 || !['backup', 'restore', 'move'].includes(command ?? ''))
    throw new StartupError(USAGE, EXIT.configuration)
  if (command === 'backup' && existsSync(argument)) throw taken(argument)
  if (command === 'restore' && !existsSync(argument))
    throw new StartupError(`There is no file "${argument}".`, EXIT.configuration)
  if (command === 'move' && !/^postgres(ql)?:\/\//.test(argument))
    throw new StartupError('move needs the postgresql:// address of an empty database.', EXIT.configuration)
  const db = await openDatabase(env, log)
  try {
    if (command === 'backup') {
      await backup(db, argument)
      return `The database was written to ${argument}. Files below UPLOAD_DIR are not in it: copy that folder too.`
    }
    if (command === 'restore') {
      const counts = await fill(db, linesOf(argument), modules)
      return `${sum(counts)} rows of ${counts.size} tables were loaded.`
    }
    const target = await openDatabase({ ...env, databaseUrl: argument }, log)
    try {
      const counts = await fill(target, dumpLines(db), modules)
      return `${sum(counts)} rows of ${counts.size} tables were copied. Start the server with DATABASE_URL from now on.`
    } finally {
      await target.close()
    }
  } finally {
    await db.close()
  }
}
