import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Logger } from '../logger'
import { EXIT, StartupError } from '../startupError'
import type { Bus, Cluster, SharedStore, Topics } from './cluster'
import { localBus } from './localCluster'

const PREFIX = 'lading:'
const CHANNEL = `${PREFIX}bus`
const CONNECT_MS = 5_000

/** Counts up, and starts the life of a count that is new: both or none. */
const COUNT = `local n = redis.call('INCR', KEYS[1])
if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return n`

/** A store in Redis; each step that must not be done twice is one command of it. */
export function redisStore(redis: Redis): SharedStore {
  const place = (key: string) => `${PREFIX}${key}`
  const bag = (key: string) => `${PREFIX}bag:${key}`
  return {
    count: async (key, lifeMs) => Number(await redis.eval(COUNT, 1, place(key), lifeMs)),
    counted: async (key) => {
      const [count, left] = await Promise.all([redis.get(place(key)), redis.pttl(place(key))])
      return { count: Number(count ?? 0), remainingMs: Math.max(0, left) }
    },
    put: async (key, value, lifeMs, most) => {
      await redis
        .multi()
        .zadd(bag(key), Date.now() + lifeMs, `${randomUUID()}:${value}`)
        .zremrangebyrank(bag(key), 0, -most - 1)
        .pexpire(bag(key), lifeMs)
        .exec()
    },
    items: async (key) => {
      const members = await redis.zrangebyscore(bag(key), Date.now(), '+inf')
      return members.map((id) => ({ id, value: id.slice(id.indexOf(':') + 1) }))
    },
    take: async (key, id) => (await redis.zrem(bag(key), id)) === 1,
    clear: async (key) => {
      await redis.del(place(key), bag(key))
    },
  }
}

/** A bus over Redis; messages of the own process do not wait for it. */
async function redisBus(redis: Redis, subscriber: Redis, log: Logger): Promise<Bus> {
  const own = randomUUID()
  const local = localBus()
  subscriber.on('message', (_channel: string, text: string) => {
    try {
      const { from, topic, message } = JSON.parse(text) as {
        from: string
        topic: keyof Topics
        message: never
      }
      if (from !== own) local.publish(topic, message)
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'a message of another process was not understood')
    }
  })
  await subscriber.subscribe(CHANNEL)
  return {
    on: local.on,
    publish: (topic, message) => {
      local.publish(topic, message)
      redis
        .publish(CHANNEL, JSON.stringify({ from: own, topic, message }))
        .catch((error: Error) =>
          log.warn({ reason: error.message, topic }, 'other processes could not be told'),
        )
    },
  }
}

/**
 * Connects to the Redis that several processes of one server share.
 * @param url `redis://…` or `rediss://…`
 * @throws StartupError in one sentence when it cannot be reached
 */
export async function redisCluster(url: string, log: Logger): Promise<Cluster> {
  const connect = async () => {
    const redis = new Redis(url, {
      lazyConnect: true,
      connectTimeout: CONNECT_MS,
      maxRetriesPerRequest: 1,
      enableReadyCheck: true,
    })
    redis.on('error', (error: Error) => log.warn({ reason: error.message }, 'the connection to Redis'))
    try {
      await redis.connect()
      return redis
    } catch (error) {
      redis.disconnect()
      const { host, port } = new URL(url)
      throw new StartupError(
        `Redis at ${host || `port ${port}`} cannot be reached (${(error as Error).message}): start it or correct REDIS_URL; without REDIS_URL one process runs alone.`,
        EXIT.database,
      )
    }
  }
  const redis = await connect()
  const subscriber = await connect()
  return {
    redis,
    store: redisStore(redis),
    bus: await redisBus(redis, subscriber, log),
    close: async () => {
      subscriber.disconnect()
      await redis.quit().catch(() => redis.disconnect())
    },
  }
}
