import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** One turn of the event loop: the broken line has been told of. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Cuts the line of a connection as a database that goes away does. */
const cut = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy(new Error('cut'))

const answers = () => server.db.row(sql`SELECT 1 AS one`)

describe('a connection that breaks while it is lent', () => {
  it('fails its own work alone: the process lives and the next work gets another one', async () => {
    const work = server.db.withClient(async (client) => {
      cut(client)
      await turn()
      await client.query('SELECT 1')
    })
    await expect(work).rejects.toThrow()
    expect(await answers()).toEqual({ one: 1 })
  })

  it('fails its transaction, of which nothing is kept', async () => {
    const connect = server.db.pool.connect.bind(server.db.pool) as () => Promise<pg.PoolClient>
    let lent: pg.PoolClient | undefined
    server.db.pool.connect = (async () => (lent = await connect())) as never
    const work = server.db.transaction(async (tx) => {
      await tx.run(sql`UPDATE sys_role SET role_name = 'half' WHERE role_code = 'viewer'`)
      cut(lent!)
      await turn()
      await tx.run(sql`UPDATE sys_role SET role_name = 'whole' WHERE role_code = 'viewer'`)
    })
    await expect(work).rejects.toThrow()
    server.db.pool.connect = connect as never
    const row = await server.db.row<{ roleName: string }>(
      sql`SELECT role_name FROM sys_role WHERE role_code = 'viewer'`,
    )
    expect(['half', 'whole']).not.toContain(row?.roleName)
  })
})
