import { afterAll, beforeAll, beforeEach } from 'vitest'

import type { HttpServer } from './httpServer'
import { startHttpServer } from './httpServer'

/** A server for the tests of one file; each test starts with no requests and an empty success as answer. */
export function withHttpServer(): { server: HttpServer } {
  const holder = {} as { server: HttpServer }
  beforeAll(async () => {
    holder.server = await startHttpServer()
  })
  beforeEach(() => {
    holder.server.requests.length = 0
    holder.server.handle(() => null)
  })
  afterAll(() => holder.server.close())
  return holder
}
