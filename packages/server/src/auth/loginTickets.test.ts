import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cluster } from '../cluster/cluster'
import { localCluster } from '../cluster/localCluster'
import { redisCluster } from '../cluster/redisCluster'
import { createLogger } from '../logger'
import { hasRedis, startRedis } from '../testing/redisServer'
import { createLoginTickets } from './loginTickets'

let redis: Awaited<ReturnType<typeof startRedis>> | undefined
beforeAll(async () => {
  redis = hasRedis ? await startRedis() : undefined
})
afterAll(() => redis?.stop())

const inRedis = () => redisCluster(redis!.url, createLogger('silent'))

/** Two holders of tickets: in one process they share its memory, in two each has its own connection to Redis. */
describe.each([
  ['the memory of one process', true, async (): Promise<Cluster[]> => Array(2).fill(localCluster())],
  ['the Redis of two processes', hasRedis, () => Promise.all([inRedis(), inRedis()])],
])('login tickets in %s', (_place, runs, open) => {
  it.skipIf(!runs)('are good once, for one purpose, until they expire', async () => {
    const clusters = await open()
    const [a, b] = clusters.map(({ store }) => createLoginTickets(store)) as [
      ReturnType<typeof createLoginTickets>,
      ReturnType<typeof createLoginTickets>,
    ]
    const ticket = await a.issue('one', { state: 'of a: b' })
    expect(await b.look('other', ticket)).toBeUndefined()
    expect(await b.take('other', ticket)).toBeUndefined()
    expect(await b.look('one', ticket)).toEqual({ state: 'of a: b' })
    const taken = await Promise.all([a, b, a, b].map((tickets) => tickets.take('one', ticket)))
    expect(taken.filter(Boolean)).toEqual([{ state: 'of a: b' }])
    expect(await a.look('one', ticket)).toBeUndefined()

    await a.put('short', 'known', 'gone soon', 60)
    await expect.poll(() => b.look('short', 'known')).toBeUndefined()
    expect(await b.take('short', 'known')).toBeUndefined()
    await Promise.all(clusters.map((cluster) => cluster.close()))
  })
})
