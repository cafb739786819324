import { fastify } from 'fastify'
import pg from 'pg'
import { expect, it } from 'vitest'
import { databaseOn } from '../db/database'
import { answerHealth } from './health'

it('lives on without its database, but is not ready', async () => {
  // A port that nobody listens on.
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 5_000 })
  const app = fastify()
  answerHealth(app, databaseOn(pool))
  const ready = await app.inject({ url: '/readyz' })
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'database' }])
  const alive = await app.inject({ url: '/healthz' })
  expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'ok' }])
  await app.close()
  await pool.end()
})
