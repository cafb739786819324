import type { Visibility } from '../browser'
import { pageVisibility } from '../browser'
import type { Clock } from '../clock'
import { systemClock } from '../clock'

/** What is asked again and again, and when not. */
export interface PollerOptions {
  /** One round; a failure stops the polling, silently (spec 1 §4). */
  load: (signal: AbortSignal) => Promise<void>
  /** Milliseconds from the end of a round to the next. @default 6000 */
  every?: number
  clock?: Clock
  visibility?: Visibility
}

/** A running poller. */
export interface Poller {
  /** Asks now, and takes the polling up again if a failure has stopped it. */
  now(): void
  /** No rounds while true: the socket tells what is new. A false starts them again, at once. */
  rest(resting: boolean): void
  stop(): void
}

/** Poll time of the notifications (spec 1 §9). */
export const POLL_EVERY = 6000

/**
 * Polls as long as somebody looks: rounds never overlap, pause while the page is hidden and come at once when it
 * is shown again. A failed round stops the polling; showing the page, `now`, or the end of a rest recover it.
 */
export function poller(options: PollerOptions): Poller {
  const { load, every = POLL_EVERY, clock = systemClock, visibility = pageVisibility } = options
  const controller = new AbortController()
  let timer: unknown
  let running = false
  let resting = false

  const stopped = () => controller.signal.aborted
  const pause = () => {
    clock.clearTimeout(timer)
    timer = undefined
  }

  const round = async () => {
    pause()
    if (running || stopped() || visibility.hidden()) return
    running = true
    const fine = await load(controller.signal).then(
      () => true,
      () => false,
    )
    running = false
    if (fine && !resting && !stopped() && !visibility.hidden())
      timer = clock.setTimeout(() => void round(), every)
  }

  const stopListening = visibility.onChange(() => {
    if (visibility.hidden()) pause()
    else if (!resting) void round()
  })

  void round()
  return {
    now: () => void round(),
    rest: (next) => {
      if (next === resting) return
      resting = next
      if (resting) pause()
      else void round()
    },
    stop: () => {
      pause()
      stopListening()
      controller.abort()
    },
  }
}
