import { describe, expect, it } from 'vitest'

import { withHttpServer } from '../testing/withHttpServer'
import { aCall, over } from '../testing/wire'
import type { Link, Progress, WireReply } from '../wire'
import { chain } from '../wire'
import { progress } from './progress'

const used = withHttpServer()

/** What the link makes of events of the transport. */
async function reported(events: Progress[]): Promise<Progress[]> {
  const seen: Progress[] = []
  const transport = async (call: Parameters<Link>[0]): Promise<WireReply> => {
    events.forEach((event) => call.onProgress?.(event))
    return { status: 200, headers: {}, data: null }
  }
  await chain([progress()], transport)(aCall('/a', { onProgress: (event) => seen.push(event) }))
  return seen
}

describe('progress', () => {
  it('says 100 only when the answer is there', async () => {
    const seen = await reported([
      { direction: 'upload', loaded: 50, total: 200 },
      { direction: 'upload', loaded: 200, total: 200 },
    ])
    expect(seen.map((event) => event.percent)).toEqual([25, 99, 100])
  })

  it('never goes back: a replay starts over unseen', async () => {
    const seen = await reported([80, 10, 90].map((loaded) => ({ direction: 'upload', loaded, total: 100 })))
    expect(seen.map((event) => event.percent)).toEqual([80, 90, 100])
  })

  it('gives bytes alone while the size is unknown', async () => {
    const seen = await reported([{ direction: 'download', loaded: 7 }])
    expect(seen[0]).toEqual({ direction: 'download', loaded: 7 })
  })

  it('follows a real upload and a real download', async () => {
    used.server.handle((_, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': '300000' })
      response.end(Buffer.alloc(300_000))
    })
    const seen: Progress[] = []
    const onProgress = (event: Progress) => seen.push(event)
    const body = { text: 'x'.repeat(300_000) }
    await over(progress())(aCall(used.server.origin, { method: 'POST', body, answer: 'file', onProgress }))
    const last = (direction: string) => seen.filter((event) => event.direction === direction).at(-1)
    expect(last('upload')?.loaded).toBeGreaterThanOrEqual(300_000)
    expect(last('download')).toMatchObject({ loaded: 300_000, total: 300_000, percent: 100 })
  })
})
