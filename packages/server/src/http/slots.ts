import { requireOutside } from '../db/insideTransaction'
import { Failure } from './failures'
import { said } from './language'

/** Places for work that takes much memory or time; who finds none waits, but neither long nor among many. */
export interface Slots {
  /**
   * Not inside a transaction: who has a place may be waiting for its connection.
   * @throws Failure 503 when too many wait already, or the wait was too long: nothing is done then
   */
  take: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** The numbers of `createSlots`. */
export interface SlotLimits {
  /** Work that is done at the same time. */
  atOnce: number
  /** Work that waits for a place; more is refused. */
  waiting: number
  /** Longest wait for a place, in milliseconds. */
  waitMs: number
}

const RETRY_SECONDS = 5

const busy = () =>
  new Failure(said('服务器繁忙，请稍后重试', 'The server is busy: try again'), 503, 503, null, RETRY_SECONDS)

/** Places of one process, given in the order in which they were asked for. */
export function createSlots({ atOnce, waiting, waitMs }: SlotLimits): Slots {
  let working = 0
  const queue: (() => void)[] = []
  const enter = () =>
    new Promise<void>((resolve, reject) => {
      if (working < atOnce) {
        working += 1
        return resolve()
      }
      if (queue.length >= waiting) return reject(busy())
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(begin), 1)
        reject(busy())
      }, waitMs)
      queue.push(begin)
    })
  return {
    take: async (work) => {
      requireOutside('a place of work that waits')
      await enter()
      try {
        return await work()
      } finally {
        // The place goes on to who waits longest; nobody can take it in between.
        const next = queue.shift()
        if (next) next()
        else working -= 1
      }
    },
  }
}
