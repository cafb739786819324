import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { EXIT } from './startupError'
import { freshDataDir } from './testing/freshDataDir'
import { mustStart, startProcess } from './testing/serverProcess'
import type { Refusal } from './testing/serverProcess'

let dir: string
beforeEach(() => {
  dir = freshDataDir()
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const refusal = async (env: Record<string, string>) =>
  (await startProcess({ DATA_DIR: dir, ...env })) as Refusal

it('refuses a data folder that a living server holds, and leaves that server alone', async () => {
  const first = await mustStart({ DATA_DIR: dir })
  try {
    const second = await refusal({})
    expect(second.exitCode).toBe(EXIT.locked)
    expect(second.stderr).toMatch(/in use by the running process \d+/)
    expect((await fetch(`${first.api}/sys/config`)).status).toBe(200)
  } finally {
    expect(await first.stop()).toBe(0)
  }
  expect(existsSync(join(dir, 'pg.lock'))).toBe(false)
}, 90_000)

it('refuses a taken port and gives the data folder back', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const { exitCode, stderr } = await refusal({ PORT: String(port) })
  other.close()
  expect(exitCode).toBe(EXIT.portTaken)
  expect(stderr).toBe(
    `Port ${port} is taken by another program: stop that program, or start with another port (PORT=${port + 1}).`,
  )
  expect(existsSync(join(dir, 'pg.lock'))).toBe(false)
}, 90_000)

it('refuses a damaged lock file with what to do', async () => {
  writeFileSync(join(dir, 'pg.lock'), '{ not json')
  const { exitCode, stderr } = await refusal({})
  expect(exitCode).toBe(EXIT.locked)
  expect(stderr).toMatch(/is damaged: if no Lading server is running on this data folder, delete that file/)
}, 60_000)

it('refuses a database that cannot be reached, without telling its password', async () => {
  const { exitCode, stderr } = await refusal({ DATABASE_URL: 'postgresql://me:hidden@127.0.0.1:1/none' })
  expect(exitCode).toBe(EXIT.database)
  expect(stderr).toMatch(/The database at 127\.0\.0\.1:1\/none cannot be reached \(.*ECONNREFUSED/)
  expect(stderr).not.toContain('hidden')
}, 60_000)

it.skipIf(process.getuid?.() === 0)('refuses a data folder that cannot be written', async () => {
  chmodSync(dir, 0o500)
  const { exitCode, stderr } = await refusal({})
  chmodSync(dir, 0o700)
  expect(exitCode).toBe(EXIT.dataFolder)
  expect(stderr).toMatch(/cannot be written/)
})

it('refuses a data folder that is a file', async () => {
  const file = join(dir, 'file')
  writeFileSync(file, '')
  const { exitCode, stderr } = await refusal({ DATA_DIR: file })
  expect(exitCode).toBe(EXIT.dataFolder)
  expect(stderr).toMatch(/cannot be written \(EEXIST\)|cannot be written \(ENOTDIR\)/)
}, 60_000)
