import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.mjs'

/**
 * The server's tests run once, on PostgreSQL when there is one. These files, by the start of their names, hold what
 * differs by engine: how a database is opened, locked, migrated, copied and killed, what its values become, and what runs
 * at the same time. They run on the embedded database as well; `npm run test:full` runs all there.
 */
export const byEngine = [
  'src/db/',
  'src/durability.test.ts',
  'src/startup.test.ts',
  'src/resource/',
  'src/modules/monitor/jobRuns.test.ts',
  'src/testing/attacks/races.test.ts',
  'src/testing/contract/',
].map((name) => `packages/server/${name}`)

/**
 * Of those, what takes long and differs in nothing: it runs on PostgreSQL, and in `npm run test:full` on both. What could
 * differ in it, a query beside the transaction on the embedded database's one connection, is asked by
 * `resource/pool.test.ts`, and by the calls of the contract.
 */
export const neutral = [
  // On PostgreSQL it also fills, reads and moves an embedded database.
  'src/db/databaseCommand.test.ts',
  'src/resource/actions/',
  'src/resource/approval/',
  'src/resource/importSpreadsheet.test.ts',
  'src/resource/references.test.ts',
].map((name) => `packages/server/${name}`)

/**
 * Of those, what takes long and asks the same of PostgreSQL, whose disk is in other hands: it runs on the embedded
 * database, and in `npm run test:full` on both.
 */
export const embeddedFirst = ['src/durability.test.ts'].map((name) => `packages/server/${name}`)

/** These start servers on the embedded database, whatever there is besides: they are left out on PostgreSQL. */
export const embeddedOnly = [
  'src/startup.test.ts',
  'src/db/dataLock.test.ts',
  'src/db/embedded.test.ts',
  'src/db/fullDisk.test.ts',
  'src/db/leftBehind.test.ts',
  'src/db/watchdog.test.ts',
].map((name) => `packages/server/${name}`)

/**
 * End-to-end tests of what two processes of one server share: sessions, logins, live rows, tables that are asked again,
 * imports that go on elsewhere. The other journeys run on one process; `npm run test:full` runs all of them on one, and all
 * that are about data on two.
 */
export const onTwoProcesses = ['live', 'session', 'login', 'logins', 'polling', 'import'].map(
  (name) => `e2e/${name}.spec.ts`,
)

/** The other journeys. */
export const onOneProcess = () =>
  readdirSync(join(root, 'e2e'))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `e2e/${name}`)
    .filter((name) => !onTwoProcesses.includes(name))
