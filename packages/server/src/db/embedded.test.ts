import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { setBuiltPrograms } from '../builtPrograms'
import { freshDataDir } from '../testing/freshDataDir'
import type { EmbeddedDatabase } from './embedded'
import { startEmbedded } from './embedded'
import { keepNewestDumps } from './upkeep'

let dir: string
let host: EmbeddedDatabase
const restarts: string[] = []
beforeAll(async () => {
  dir = freshDataDir()
  host = await startEmbedded(dir, { onRestart: (reason) => restarts.push(reason) })
})
afterAll(async () => {
  await host.close()
  rmSync(dir, { recursive: true, force: true })
})

async function query(text: string) {
  const client = new pg.Client({ ...host.address, user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

it('syncs commits to the disk', async () => {
  expect(await query('SHOW fsync')).toEqual([{ fsync: 'on' }])
  expect(await query('SHOW wal_sync_method')).toEqual([{ wal_sync_method: 'fsync' }])
})

it('opens again when its process is killed, with all commits', async () => {
  await query('CREATE TABLE IF NOT EXISTS kept (n integer); INSERT INTO kept VALUES (1)')
  const before = host.pid()
  process.kill(before!, 'SIGKILL')
  await expect
    .poll(() => host.pid() !== before && query('SELECT n FROM kept').catch(() => undefined), {
      timeout: 25_000,
    })
    .toEqual([{ n: 1 }])
  expect(restarts).toEqual(['it ended (SIGKILL)'])
})

it('dumps the folder', async () => {
  const file = join(dir, 'lading-2026-01-01.tar.gz')
  await host.dump(file)
  expect(statSync(file).size).toBeGreaterThan(100_000)
  expect(existsSync(`${file}.part`)).toBe(false)
})

it('keeps the newest dumps and other files', () => {
  const backups = join(dir, 'dumps')
  mkdirSync(backups)
  for (let day = 1; day <= 9; day++) writeFileSync(join(backups, `lading-2026-01-0${day}.tar.gz`), '')
  writeFileSync(join(backups, 'notes.txt'), '')
  keepNewestDumps(backups, 7)
  expect(readdirSync(backups)).toEqual([
    'lading-2026-01-03.tar.gz',
    ...[4, 5, 6, 7, 8, 9].map((day) => `lading-2026-01-0${day}.tar.gz`),
    'notes.txt',
  ])
})

it('starts from the sources where nothing is built, as in development', async () => {
  const folder = freshDataDir()
  setBuiltPrograms(undefined)
  try {
    const { close, version } = await startEmbedded(folder)
    await close()
    expect(version).toBe(host.version)
  } finally {
    setBuiltPrograms(inject('programs'))
    rmSync(folder, { recursive: true, force: true })
  }
})
