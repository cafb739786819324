import { requireOutside } from '../db/insideTransaction'

/** Lets only so many work on one thing at once; the others wait for their turn. */
export interface Turns {
  /**
   * Waits for a turn, works, and gives the turn back. Not inside a transaction: others may wait for its connection.
   * @param room how many tasks may run at once now; evaluated again whenever one finishes. If it throws, `take`
   * rejects with its error and `work` is not run
   */
  take: <Result>(key: string, room: () => Promise<number>, work: () => Promise<Result>) => Promise<Result>
}

/** Turns of one process. */
export function createTurns(): Turns {
  const working = new Map<string, Set<Promise<unknown>>>()
  const entering = new Map<string, Promise<unknown>>()

  /** One at a time looks for room, so that two never see the same. */
  async function enter<Result>(
    key: string,
    room: () => Promise<number>,
    work: () => Promise<Result>,
  ): Promise<{ done: Promise<Result> }> {
    const at = working.get(key) ?? new Set()
    while ((await room()) <= at.size && at.size > 0) await Promise.race(at)
    working.set(key, at)
    const done = work()
    const ended = done
      .catch(() => undefined)
      .finally(() => {
        at.delete(ended)
        if (at.size === 0) working.delete(key)
      })
    at.add(ended)
    return { done }
  }

  return {
    take: async (key, room, work) => {
      requireOutside('a turn')
      const before = entering.get(key)
      const entered = (async () => {
        await before?.catch(() => undefined)
        return enter(key, room, work)
      })()
      entering.set(key, entered)
      try {
        return await (
          await entered
        ).done
      } finally {
        if (entering.get(key) === entered) entering.delete(key)
      }
    },
  }
}
