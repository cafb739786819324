import { describe, expect, it } from 'vitest'

import { withHttpServer } from '../testing/withHttpServer'
import { aCall, over } from '../testing/wire'
import { query } from './query'

const used = withHttpServer()

async function travelled(given: Record<string, unknown>): Promise<Record<string, string>> {
  await over(query())(aCall(`${used.server.origin}/list`, { query: given }))
  return Object.fromEntries(used.server.requests[0]!.query)
}

describe('query', () => {
  it('drops what does not travel and keeps empty texts', async () => {
    const given = { a: null, b: undefined, c: [], d: '', e: 0, f: false }
    expect(await travelled(given)).toEqual({ d: '', e: '0', f: 'false' })
  })

  it('joins lists by commas and writes objects as JSON', async () => {
    expect(await travelled({ ids: ['1', '2'], condition: { a: 'b' } })).toEqual({
      ids: '1,2',
      condition: '{"a":"b"}',
    })
  })

  it('keeps every character on the way', async () => {
    const text = 'a+b &=#%2F?中文 "\'*\\'
    expect(await travelled({ text, 键: '值' })).toEqual({ text, 键: '值' })
  })

  it('adds to a query that stands in the address', async () => {
    await over(query())(aCall(`${used.server.origin}/list?a=1`, { query: { b: 2 } }))
    expect(used.server.requests[0]?.url).toBe('/list?a=1&b=2')
  })
})
