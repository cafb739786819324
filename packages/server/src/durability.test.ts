import { rmSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { orderBody } from './testing/orderEntity'
import { freshDataDir } from './testing/freshDataDir'
import { mustStart } from './testing/serverProcess'
import { freshDatabase } from './testing/freshDatabase'

const LINES = 5
const WRITERS = 4
/** `npm run durability` kills ten times. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2)
const given = process.env.TEST_DATABASE_URL
const dir = freshDataDir()
const fresh = given ? await freshDatabase(given) : undefined
const settings = { DATA_DIR: dir, ...(fresh && { DATABASE_URL: fresh.url }) }
afterAll(async () => {
  await fresh?.drop()
  rmSync(dir, { recursive: true, force: true })
})

const json = async (url: string, body?: unknown, token = '') => {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-access-token': token, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- bodies of several calls
  return (await response.json()) as any
}

async function login(api: string, username = 'sales'): Promise<string> {
  await json(`${api}/sys/randomImage/1`)
  const body = { username, password: 'Lading@2026', captcha: 'test', checkKey: 1 }
  return (await result(`${api}/sys/login`, body)).token
}

/** The result of a call that has to succeed, asked again while a server on a busy machine sheds load (503). */
async function result(...call: Parameters<typeof json>) {
  for (let tries = 1; ; tries++) {
    const answer = await json(...call)
    if (answer.success) return answer.result
    if (answer.code !== 503 || tries === 30)
      throw new Error(`${call[0]} was refused: ${JSON.stringify(answer)}`)
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

/** Adds orders until the server is gone; an order is acknowledged once its answer was read. */
async function write(api: string, token: string, acknowledged: Map<string, number>): Promise<void> {
  for (;;)
    try {
      const { success, result } = await json(`${api}/sales/tsOrder/add`, orderBody('kept', LINES), token)
      if (success) acknowledged.set(result.id, result.tsOrderLine.length)
    } catch {
      return
    }
}

/** How the runs of the job ended, newest first. */
async function outcomes(api: string, token: string): Promise<string[]> {
  const { records } = await result(
    `${api}/sys/quartzJob/history?jobClassName=patient&pageSize=100`,
    undefined,
    token,
  )
  return records.map(({ outcome }: { outcome: string }) => outcome)
}

describe('a server killed with SIGKILL while it saves', () => {
  it('keeps what it acknowledged, and no order without its lines', { timeout: 75_000 * ROUNDS }, async () => {
    const acknowledged = new Map<string, number>()
    let token = ''
    let admin = ''
    for (let round = 0; round < ROUNDS; round++) {
      // A job that is still at work when the server is killed.
      const server = await mustStart({ ...settings, TEST_JOB_MS: '600000' })
      token ||= await login(server.api)
      if (!admin) {
        admin = await login(server.api, 'admin')
        const job = { jobClassName: 'patient', cronExpression: '0/1 * * * * ? *', status: 0 }
        await result(`${server.api}/sys/quartzJob/add`, job, admin)
        await expect.poll(() => outcomes(server.api, admin)).toContain('running')
      }
      const before = acknowledged.size
      const writers = Array.from({ length: WRITERS }, () => write(server.api, token, acknowledged))
      while (acknowledged.size < before + 10) await new Promise((resolve) => setTimeout(resolve, 20))
      await server.kill()
      await Promise.all(writers)
    }
    const server = await mustStart(settings)
    try {
      // The session was acknowledged too.
      const there = new Set<string>()
      for (let page = 1, more = true; more; page++) {
        const path = `${server.api}/sales/tsOrder/list?pageSize=100&pageNo=${page}`
        const { records } = await result(path, undefined, token)
        for (const { id } of records) there.add(id)
        more = records.length === 100
      }
      expect(acknowledged.size).toBeGreaterThanOrEqual(10 * ROUNDS)
      console.log(`${acknowledged.size} orders acknowledged, ${there.size} there, after ${ROUNDS} kills`)
      expect([...acknowledged.keys()].filter((id) => !there.has(id))).toEqual([])
      for (const id of there) {
        const order = await result(`${server.api}/sales/tsOrder/queryById?id=${id}`, undefined, token)
        expect(order.tsOrderLine).toHaveLength(LINES)
      }
      // The run that was killed is closed, and the job goes on. On a shared database that takes a minute to know.
      if (!given) {
        await expect.poll(() => outcomes(server.api, admin)).toContain('ok')
        expect((await outcomes(server.api, admin)).at(-1)).toBe('broken')
      }
    } finally {
      expect(await server.stop()).toBe(0)
    }
  })
})
