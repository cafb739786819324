import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { EXIT } from '../startupError'
import { ask, clientOf } from '../testing/client'
import { freshDataDir } from '../testing/freshDataDir'
import { orderBody } from '../testing/orderEntity'
import type { Refusal, ServerProcess } from '../testing/serverProcess'
import { mustStart, startProcess } from '../testing/serverProcess'
import type { SmallDisk } from '../testing/smallDisk'
import { canMount, smallDisk } from '../testing/smallDisk'

const MB = 1_048_576
const FULL = '服务器存储空间已满，数据未保存，请联系管理员清理空间后重试'
const FULL_EN =
  'The storage of the server is full and nothing was saved: ask the administrator to make room, then try again'
const IN_ENGLISH = { 'accept-language': 'en' }

let disk: SmallDisk | undefined
let server: ServerProcess | undefined
afterEach(async () => {
  await server?.kill()
  disk?.remove()
  disk = server = undefined
})

// Only who may mount has a disk that can be filled without harm to everybody else.
describe.skipIf(!canMount)('a full disk', () => {
  it('is told, survived and left again: nothing that was acknowledged is lost', async () => {
    disk = smallDisk(110)
    const dataDir = join(disk.dir, 'data')
    mkdirSync(dataDir)
    cpSync(join(freshDataDir(), 'pg'), join(dataDir, 'pg'), { recursive: true })
    server = await mustStart({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
    const sales = await clientOf(server.api)
    const save = (headers?: Record<string, string>) =>
      sales.call('/sales/tsOrder/add', orderBody('kept', 800), headers)
    // The next file of the database's log has 16 MB.
    disk.fill(14 * MB)
    let acknowledged = 0
    let refused = await save()
    for (; refused.body.success && acknowledged < 300; refused = await save()) acknowledged += 1
    const told = (message: string) => ({ success: false, code: 503, message, result: null })

    expect(refused.body).toMatchObject(told(FULL))
    expect([refused.status, refused.retryAfter]).toEqual([503, '30'])
    const after = await save(IN_ENGLISH)
    expect(after.body).toMatchObject(told(FULL_EN))
    expect(after.took).toBeLessThan(3_000)
    expect((await sales.upload(Buffer.from('text'), 'a.txt')).body).toMatchObject(told(FULL))
    const ready = await ask(server.api.replace('/api', '/readyz'))
    expect([ready.status, ready.body]).toMatchObject([503, { status: 'database' }])
    expect(server.log()).toMatch(/No space left on device.*the database or the disk failed a request/)
    expect(server.log()).toContain('the disk is full: the embedded database waits for room')

    disk.empty()
    await expect.poll(async () => (await save()).body.success, { timeout: 30_000, interval: 250 }).toBe(true)
    const { body } = await sales.call('/sales/tsOrder/list?pageSize=1')
    expect(body.result.total).toBe(acknowledged + 1)

    const { pid } = JSON.parse(readFileSync(join(dataDir, 'pg.lock'), 'utf8')) as { pid: number }
    expect(await server.stop()).toBe(0)
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    disk.fill(10 * MB)
    const { exitCode, stderr } = (await startProcess({ DATA_DIR: dataDir })) as Refusal
    expect(exitCode).toBe(EXIT.database)
    expect(stderr).toBe(
      `The disk of the data folder "${dataDir}" is full: make room (at least 32 MB) and start again.`,
    )
  }, 120_000)

  it('refuses uploads, keeps nothing of them and takes them again', async () => {
    disk = smallDisk(2)
    server = await mustStart({ DATA_DIR: freshDataDir(), UPLOAD_DIR: disk.dir, LOG_LEVEL: 'error' })
    const sales = await clientOf(server.api)
    const content = Buffer.alloc(MB, 'text ')
    disk.fill(MB / 2)
    const refused = await sales.upload(content, 'a.txt')
    expect([refused.status, refused.body.message]).toEqual([503, FULL])
    expect(readdirSync(join(disk.dir, '.receiving'))).toEqual([])
    expect(server.log()).toContain('ENOSPC')
    disk.empty()
    expect((await sales.upload(content, 'a.txt')).body.success).toBe(true)
  }, 60_000)
})
