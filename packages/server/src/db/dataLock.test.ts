import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { takeDataLock } from './dataLock'

let dir: string
let file: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lading-lock-'))
  file = join(dir, 'pg.lock')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

/** A pid that was alive a moment ago. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await new Promise((resolve) => child.once('exit', resolve))
  return child.pid!
}

it('is taken once and given back', async () => {
  const release = await takeDataLock(file, process.pid)
  await expect(takeDataLock(file, process.pid)).rejects.toThrow(/in use by the running process/)
  release()
  expect(existsSync(file)).toBe(false)
})

it('is taken over from a dead process only', async () => {
  writeFileSync(file, JSON.stringify({ pid: await deadPid(), parent: 1, started: '' }))
  const release = await takeDataLock(file, process.pid)
  expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid)
  release()
})

it.runIf(process.platform === 'linux')(
  'is taken over when another process has got the pid since',
  async () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, parent: process.pid, started: 'another start' }))
    ;(await takeDataLock(file, process.pid))()
  },
)

it('waits for an orphan that is about to end', async () => {
  const orphan = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 400)'])
  const ended = once(orphan, 'exit').then(() => 'ended')
  writeFileSync(file, JSON.stringify({ pid: orphan.pid, parent: await deadPid(), started: '' }))
  ;(await takeDataLock(file, process.pid))()
  // Its end is seen here a moment later than at the lock.
  expect(await Promise.race([ended, setTimeout(200, 'still there')])).toBe('ended')
})

it('gives up on an orphan that stays', async () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, parent: await deadPid(), started: '' }))
  await expect(takeDataLock(file, process.pid, 200)).rejects.toThrow(/in use/)
})

it('leaves a lock alone that is not its own any more', async () => {
  const release = await takeDataLock(file, process.pid)
  writeFileSync(file, JSON.stringify({ pid: process.pid, parent: 2, started: 'x' }))
  release()
  expect(existsSync(file)).toBe(true)
})

it.each(['', '{', '[]', '{"pid":"x","parent":1}', '{"pid":-5,"parent":1}'])(
  'names a damaged file: %s',
  async (text) => {
    writeFileSync(file, text)
    await expect(takeDataLock(file, process.pid)).rejects.toThrow(
      /is damaged: .* delete that file and start again/,
    )
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)
