import { describe, expect, it } from 'vitest'

import { createRequest } from '../createRequest'
import { refuse } from '../testing/httpServer'
import { settle } from '../testing/handClock'
import { withHttpServer } from '../testing/withHttpServer'
import { deferred } from '../testing/wire'
import type { UploadItem } from './uploadQueue'
import { uploadQueue } from './uploadQueue'

const used = withHttpServer()
const queue = () =>
  uploadQueue(createRequest({ base: used.server.origin }), {
    url: '/sys/common/upload',
    fields: { biz: 'temp' },
  })
const file = (name: string, size = 10) => new File(['x'.repeat(size)], name)
const nameIn = (body: string) => /filename="([^"]+)"/.exec(body)?.[1] ?? ''
const states = (items: readonly UploadItem[]) =>
  Object.fromEntries(items.map((item) => [item.name, item.state]))

async function until(condition: () => boolean) {
  while (!condition()) await settle()
}

describe('uploadQueue', () => {
  it('sends three at once and the next when one is done', async () => {
    const answers = new Map<string, () => void>()
    used.server.handle(({ body }) => {
      const { promise, resolve } = deferred<string>()
      answers.set(nameIn(body), () => resolve(nameIn(body)))
      return promise
    })
    const uploads = queue()
    uploads.add(['1', '2', '3', '4', '5'].map((name) => file(name)))
    await until(() => answers.size === 3)
    expect(states(uploads.items())).toEqual({
      1: 'uploading',
      2: 'uploading',
      3: 'uploading',
      4: 'waiting',
      5: 'waiting',
    })
    answers.get('2')!()
    await until(() => answers.size === 4)
    expect(states(uploads.items())).toMatchObject({ 2: 'done', 4: 'uploading', 5: 'waiting' })
    for (const name of ['1', '3', '4']) answers.get(name)!()
    await until(() => answers.size === 5)
    answers.get('5')!()
    await uploads.idle()
    expect(uploads.items().every((item) => item.state === 'done' && item.percent === 100)).toBe(true)
    expect(uploads.items()[0]?.answer).toMatchObject({ result: '1' })
    expect(used.server.requests[0]?.body).toContain('name="biz"\r\n\r\ntemp')
  })

  it('keeps the others when one fails, and sends that one again', async () => {
    let broken = true
    used.server.handle(({ body }, response) => {
      if (broken && nameIn(body) === 'b') return refuse(response, 200, '上传失败！', 500)
      return nameIn(body)
    })
    const uploads = queue()
    const [, b] = uploads.add(['a', 'b', 'c'].map((name) => file(name)))
    await uploads.idle()
    expect(states(uploads.items())).toEqual({ a: 'done', b: 'failed', c: 'done' })
    expect(uploads.items()[1]?.error).toMatchObject({ message: '上传失败！', code: 500 })
    broken = false
    uploads.retry(b!)
    await uploads.idle()
    expect(states(uploads.items())).toEqual({ a: 'done', b: 'done', c: 'done' })
    expect(uploads.items()[1]).not.toHaveProperty('error')
    expect(used.server.requests).toHaveLength(4)
  })

  it('aborts what runs and what waits, on the wire too', async () => {
    const gone = deferred()
    let arrived = 0
    used.server.handle((received) => {
      arrived += 1
      void received.gone.then(() => nameIn(received.body) === '1' && gone.resolve())
      return received.gone.then(() => undefined)
    })
    const uploads = queue()
    const ids = uploads.add(['1', '2', '3', '4'].map((name) => file(name)))
    await until(() => arrived === 3)
    uploads.abort(ids[3]!)
    uploads.abort(ids[0]!)
    await gone.promise
    expect(states(uploads.items())).toEqual({ 1: 'aborted', 2: 'uploading', 3: 'uploading', 4: 'aborted' })
    uploads.remove(ids[1]!)
    uploads.remove(ids[2]!)
    await uploads.idle()
    expect(states(uploads.items())).toEqual({ 1: 'aborted', 4: 'aborted' })
    used.server.handle(() => 'fine')
    uploads.retry(ids[0]!)
    await uploads.idle()
    expect(states(uploads.items())).toEqual({ 1: 'done', 4: 'aborted' })
  })

  it('tells of progress with new objects, never back, 100 at the end', async () => {
    const uploads = queue()
    const percents: number[] = []
    const stop = uploads.subscribe((items) => percents.push(items[0]!.percent))
    uploads.add([file('big', 2_000_000)])
    await uploads.idle()
    stop()
    expect([...percents].sort((a, b) => a - b)).toEqual(percents)
    expect(percents.at(-1)).toBe(100)
    expect(percents.some((percent) => percent > 0 && percent < 100)).toBe(true)
  })
})
