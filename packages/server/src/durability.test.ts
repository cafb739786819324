import { rmSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { orderBody } from './testing/orderEntity'
import { freshDataDir } from './testing/freshDataDir'
import { mustStart } from './testing/serverProcess'
import { freshDatabase } from './testing/testServer'

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

async function login(api: string): Promise<string> {
  await json(`${api}/sys/randomImage/1`)
  const body = { username: 'sales', password: 'Lading@2026', captcha: 'test', checkKey: 1 }
  return (await json(`${api}/sys/login`, body)).result.token
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

describe('a server killed with SIGKILL while it saves', () => {
  it('keeps what it acknowledged, and no order without its lines', { timeout: 75_000 * ROUNDS }, async () => {
    const acknowledged = new Map<string, number>()
    let token = ''
    for (let round = 0; round < ROUNDS; round++) {
      const server = await mustStart(settings)
      token ||= await login(server.api)
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
        const { records } = (await json(path, undefined, token)).result
        for (const { id } of records) there.add(id)
        more = records.length === 100
      }
      expect(acknowledged.size).toBeGreaterThanOrEqual(10 * ROUNDS)
      console.log(`${acknowledged.size} orders acknowledged, ${there.size} there, after ${ROUNDS} kills`)
      expect([...acknowledged.keys()].filter((id) => !there.has(id))).toEqual([])
      for (const id of there) {
        const order = (await json(`${server.api}/sales/tsOrder/queryById?id=${id}`, undefined, token)).result
        expect(order.tsOrderLine).toHaveLength(LINES)
      }
    } finally {
      expect(await server.stop()).toBe(0)
    }
  })
})
