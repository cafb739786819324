import { expect, it } from 'vitest'
import { readEnv } from '../env'
import { createLogger } from '../logger'
import { openDatabase } from './openDatabase'

const given = process.env.TEST_DATABASE_URL

it.skipIf(!given)('ends a statement of PostgreSQL after ten seconds', async () => {
  const env = readEnv({ DATABASE_URL: given, LOG_LEVEL: 'silent' })
  const db = await openDatabase(env, createLogger('silent'))
  try {
    expect((await db.pool.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '10s' }])
    // The same limit, made short: the statement ends and the connection goes on.
    await db.withClient(async (client) => {
      await client.query('SET statement_timeout = 50')
      await expect(client.query('SELECT pg_sleep(5)')).rejects.toMatchObject({ code: '57014' })
      await client.query('RESET statement_timeout')
    })
    expect((await db.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  } finally {
    await db.close()
  }
})
