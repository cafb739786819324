import { afterAll, beforeAll, expect, it } from 'vitest'
import { testOrderServer } from '../testing/orderEntity'
import type { TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer([testOrderServer])
})
afterAll(() => server.close())

it('are there for every resource, whatever its own steps made', async () => {
  const { rows } = await server.db.pool.query<{ indexdef: string }>(
    `SELECT indexdef FROM pg_indexes WHERE tablename = 'ts_order'`,
  )
  const columns = rows.map(({ indexdef }) => indexdef.replace(/^.*USING btree /, ''))
  expect(columns).toContain('(tenant_id, create_by, create_time DESC, id DESC)')
  expect(columns).toContain('(tenant_id, sys_org_code, status)')
  // Numbers are looked for by how they begin.
  expect(columns).toContain('(tenant_id, lower(order_no) text_pattern_ops)')
})
