import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { unavailable } from '../http/failures'
import { said } from '../http/language'
import { within } from '../http/within'
import type { Logger } from '../logger'
import { EXIT, StartupError } from '../startupError'
import type { Bus, Cluster, SharedStore, Topics } from './cluster'
import { localBus } from './localCluster'

const PREFIX = 'lading:'
const CHANNEL = `${PREFIX}bus`
const CONNECT_MS = 2_000
/** Longest wait for an answer. */
const ANSWER_MS = 800
/** A line on which nothing came for so long, though something was asked, is dead. */
const SILENCE_MS = 2_000
/** Longest pause between two tries to connect again. */
const RETRY_MS = 500

/** Counts up, and starts the life of a count that is new: both or none. */
const COUNT = `local n = redis.call('INCR', KEYS[1])
if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return n`

/** Who needs Redis and does not get an answer is told at once. */
async function asked<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await within(ANSWER_MS, answer, 'Redis did not answer in time')
  } catch (error) {
    throw unavailable(
      said(
        '登录服务暂时不可用（缓存服务无法连接），请稍后重试',
        'Logins are not possible at the moment (Redis cannot be reached): try again in a moment',
      ),
      error,
    )
  }
}

/** A store in Redis; each step that must not be done twice is one command of it. */
export function redisStore(redis: Redis): SharedStore {
  const store = askingStore(redis)
  return {
    count: (...given) => asked(store.count(...given)),
    counted: (...given) => asked(store.counted(...given)),
    put: (...given) => asked(store.put(...given)),
    items: (...given) => asked(store.items(...given)),
    take: (...given) => asked(store.take(...given)),
    clear: (...given) => asked(store.clear(...given)),
  }
}

function askingStore(redis: Redis): SharedStore {
  const place = (key: string) => `${PREFIX}${key}`
  const bag = (key: string) => `${PREFIX}bag:${key}`
  return {
    count: async (key, lifeMs) => Number(await redis.eval(COUNT, 1, place(key), lifeMs)),
    counted: async (key) => {
      const [count, left] = await Promise.all([redis.get(place(key)), redis.pttl(place(key))])
      return { count: Number(count ?? 0), remainingMs: Math.max(0, left) }
    },
    put: async (key, value, lifeMs, most) => {
      const done = await redis
        .multi()
        .zadd(bag(key), Date.now() + lifeMs, `${randomUUID()}:${value}`)
        .zremrangebyrank(bag(key), 0, -most - 1)
        .pexpire(bag(key), lifeMs)
        .exec()
      const failed = done?.find(([error]) => error)?.[0]
      if (failed) throw failed
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
  // While the line was down, others may have said that what is cached here is old.
  subscriber.on('ready', () => {
    local.publish('forget', 'sessions')
    local.publish('forget', 'dictionaries')
    local.publish('forget', 'forms')
    local.publish('forget', 'sources')
  })
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
      // While the line is down nothing waits for it: who needs it is told at once, and what was sent is not sent again.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (tries) => Math.min(tries * 100, RETRY_MS),
      enableReadyCheck: true,
      // A line that is dead without a sign is found by what gets no answer.
      commandTimeout: ANSWER_MS,
      socketTimeout: SILENCE_MS,
    })
    let away = false
    redis.on('error', (error: Error) => {
      if (!away) log.error({ reason: error.message }, 'Redis is away')
      away = true
    })
    redis.on('ready', () => {
      if (away) log.warn('Redis is back')
      away = false
    })
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
    answers: () => Promise.all([redis.ping(), subscriber.ping()]),
    close: async () => {
      subscriber.disconnect()
      await redis.quit().catch(() => redis.disconnect())
    },
  }
}
