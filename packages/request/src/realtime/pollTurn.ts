/** Whose turn it is to ask, among several that would ask for the same. */
export interface PollTurn<Answer> {
  /** Calls back once this one is to ask for all, at the earliest at once; gives a function that lets others. */
  take(onTurn: () => void): () => void
  /** Hands an answer to the others; without one, that asking failed. */
  tell(answer?: { value: Answer }): void
  /** Hears of the others; gives a function that ends it. */
  listen(onTold: (answer?: { value: Answer }) => void): () => void
}

/** The turn of one that has nobody beside it. */
export function ownTurn<Answer>(): PollTurn<Answer> {
  return {
    take: (onTurn) => {
      onTurn()
      return () => {}
    },
    tell: () => {},
    listen: () => () => {},
  }
}

/** The parts of the platform that a shared turn stands on; a test brings its own. */
export interface TurnPlatform {
  /** Absent outside of secure pages: there each asks for itself, and hears what the others heard. */
  locks?: Pick<LockManager, 'request'>
  /** Absent where there is no browser. */
  channel?: new (
    name: string,
  ) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'>
}

const browserPlatform = (): TurnPlatform => ({
  locks: globalThis.navigator?.locks,
  channel: globalThis.BroadcastChannel,
})

/**
 * One turn for all tabs of a browser that poll for the same: the holder of a lock asks, and tells the others what it
 * heard. A tab that is closed or that crashes gives its lock back by itself.
 *
 * @param name what is asked for, and for whom: tabs of two users share nothing
 */
export function tabTurn<Answer>(name: string, platform: TurnPlatform = browserPlatform()): PollTurn<Answer> {
  const { locks, channel: Channel } = platform
  if (!Channel) return ownTurn()
  const topic = `lading:${name}`
  const channel = new Channel(topic)
  return {
    take: (onTurn) => {
      if (!locks) return ownTurn<Answer>().take(onTurn)
      const given = new AbortController()
      let giveBack: (() => void) | undefined
      const hold = () =>
        new Promise<void>((resolve) => {
          giveBack = resolve
          if (given.signal.aborted) resolve()
          else onTurn()
        })
      // Rejects when the wait was given up.
      void locks.request(topic, { signal: given.signal }, hold).catch(() => undefined)
      return () => {
        given.abort()
        giveBack?.()
      }
    },
    tell: (answer) => channel.postMessage(answer ?? null),
    listen: (onTold) => {
      const hear = (event: MessageEvent) => onTold((event.data as { value: Answer } | null) ?? undefined)
      channel.addEventListener('message', hear)
      return () => {
        channel.removeEventListener('message', hear)
        channel.close()
      }
    },
  }
}
