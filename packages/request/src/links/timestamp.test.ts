import { describe, expect, it } from 'vitest'

import { handClock } from '../testing/handClock'
import { withHttpServer } from '../testing/withHttpServer'
import { aCall, over } from '../testing/wire'
import { timestamp } from './timestamp'

const used = withHttpServer()
const clock = handClock(1_700_000_000_999)

async function stampOf(path: string, method = 'GET'): Promise<string | null> {
  await over(timestamp(clock))(aCall(used.server.origin + path, { method }))
  return used.server.requests[0]!.query.get('_t')
}

describe('timestamp', () => {
  it('adds whole seconds to GET', async () => expect(await stampOf('/sys/user/list')).toBe('1700000000'))

  it('leaves lookups of dictionary items alone', async () =>
    expect(await stampOf('/api/sys/dict/getDictItems/sex')).toBeNull())

  it.each(['POST', 'PUT', 'DELETE'])('leaves %s alone', async (method) =>
    expect(await stampOf('/sys/user/edit', method)).toBeNull(),
  )
})
