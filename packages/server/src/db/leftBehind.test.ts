import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { freshDataDir } from '../testing/freshDataDir'
import { mustStart } from '../testing/serverProcess'
import { processorTime } from './watchdog'

/** Whether a process runs: one that ended, but that nobody asked for, does not. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

it.skipIf(process.platform !== 'linux')(
  'leaves no database process behind, not even one that spins, and starts again',
  async () => {
    const dir = freshDataDir()
    for (const end of ['kill', 'stop'] as const) {
      const server = await mustStart({ DATA_DIR: dir })
      const { pid } = JSON.parse(readFileSync(join(dir, 'pg.lock'), 'utf8')) as { pid: number }
      const client = new pg.Client({ host: dir, port: 5432, user: 'postgres', database: 'postgres' })
      client.on('error', () => undefined)
      await client.connect()
      client.query('SELECT count(*) FROM generate_series(1, 1000000000000)').catch(() => undefined)
      const before = processorTime(pid)!
      await expect.poll(() => processorTime(pid)! - before, { timeout: 30_000 }).toBeGreaterThan(500)
      const began = Date.now()
      await server[end]()
      await expect.poll(() => runs(pid), { timeout: 10_000, interval: 50 }).toBe(false)
      expect(Date.now() - began).toBeLessThan(5_000)
    }
    const server = await mustStart({ DATA_DIR: dir })
    expect(await server.stop()).toBe(0)
    rmSync(dir, { recursive: true, force: true })
  },
  120_000,
)
