import { describe, expect, it } from 'vitest'

import { withHttpServer } from '../testing/withHttpServer'
import { aCall, over } from '../testing/wire'
import { base } from './base'

const used = withHttpServer()

describe('base', () => {
  it.each(['/sys/user/list', 'sys/user/list'])('puts the API base before %s', async (url) => {
    await over(base(`${used.server.origin}/api/`))(aCall(url))
    expect(used.server.requests[0]?.path).toBe('/api/sys/user/list')
  })

  it('leaves an absolute address alone', async () => {
    await over(base('http://127.0.0.1:1/api'))(aCall(`${used.server.origin}/files/1`))
    expect(used.server.requests[0]?.path).toBe('/files/1')
  })
})
