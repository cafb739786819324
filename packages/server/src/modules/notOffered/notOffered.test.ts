import type { Verb } from '@lading/core/contract'
import { refusals } from '@lading/core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller, TestServer } from '../../testing/testServer'
import { startTestServer } from '../../testing/testServer'

let server: TestServer
let admin: Caller
let viewer: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin')
  viewer = await server.login('viewer')
})
afterAll(() => server.close())

const ask = (caller: Caller, method: Verb, path: string) =>
  method === 'GET' ? caller.get(path) : caller.send(method, path)
const every = refusals.flatMap(({ operations, reason, status }) =>
  operations.flatMap(({ method, also = [], path, permission }) =>
    [method, ...also].map((verb) => ({
      verb,
      path: path.replace('*', 'head/enhanceSql/1'),
      permission,
      reason,
      status,
    })),
  ),
)

it.each(every)('refuses $verb $path, and says why', async ({ verb, path, permission, reason, status }) => {
  expect((await ask(server.anonymous, verb, path)).status).toBe(401)
  expect((await ask(viewer, verb, path)).status).toBe(permission ? 403 : status)
  const { status: told, body } = await ask(admin, verb, path)
  expect([told, body]).toEqual([
    status,
    expect.objectContaining({
      success: false,
      result: null,
      code: status === 404 ? 404 : 500,
      message: reason.zh,
    }),
  ])
})
