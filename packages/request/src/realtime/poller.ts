import type { Visibility } from '../browser'
import { pageVisibility } from '../browser'
import type { Clock } from '../clock'
import { systemClock } from '../clock'
import type { PollTurn } from './pollTurn'
import { ownTurn } from './pollTurn'

/** What is asked again and again, and when not. */
export interface PollerOptions<Answer = void> {
  /** One round; a failure stops the polling, silently (spec 1 §4). */
  load: (signal: AbortSignal) => Promise<Answer>
  /** Milliseconds from the end of a round to the next. @default 6000 */
  every?: number
  /**
   * Among several that would ask for the same, one asks: `tabTurn(name)` for the tabs of a browser.
   * @default each asks for itself
   */
  turn?: PollTurn<Answer>
  /** An answer that another one got. */
  onTold?: (answer: Answer) => void
  clock?: Clock
  visibility?: Visibility
}

/** A running poller. */
export interface Poller {
  /**
   * Asks now, and takes the polling up again if a failure has stopped it. During a rest no round follows: there it asks
   * once more after a round that is under way, when the page is shown, and again after a failure.
   */
  now(): void
  /** Takes the polling up again, in its turn, if a failure has stopped it; else nothing is asked. */
  resume(): void
  /** No rounds while true: the socket tells what is new. A false starts them again, at once. */
  rest(resting: boolean): void
  stop(): void
}

/** Poll time of the notifications (spec 1 §9). */
export const POLL_EVERY = 6000
/**
 * What is told is heard by others after this time at the latest. Who heard an answer waits this much longer: where
 * turns cannot be given, who asked last goes on asking.
 */
const PATIENCE = 1500
/** Milliseconds before each further try of what failed during a rest. */
const TRIES = [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]

/**
 * Polls as long as somebody looks: rounds never overlap, pause while the page is hidden and come at once when it
 * is shown again. A failed round stops the polling; showing the page, `now`, or the end of a rest recover it. With a
 * shared turn the rounds of all are those of one; the others take its answers, and its place when it goes.
 */
export function poller<Answer = void>(options: PollerOptions<Answer>): Poller {
  const { load, onTold, every = POLL_EVERY, clock = systemClock, visibility = pageVisibility } = options
  const turn = options.turn ?? ownTurn<Answer>()
  const controller = new AbortController()
  let timer: unknown
  let running = false
  let resting = false
  let failed = false
  let leading = false
  /** Somebody asked while nothing could be sent. */
  let missed = false
  let tries = 0
  /** When the time to the next round begins. */
  let countedFrom = -Infinity
  let giveBack: (() => void) | undefined

  const stopped = () => controller.signal.aborted
  const wanted = () => !stopped() && !resting && !failed && !visibility.hidden()
  const pause = () => {
    clock.clearTimeout(timer)
    timer = undefined
  }

  /** Takes part in the turns as long as this one would poll. */
  const follow = () => {
    if (wanted() && !giveBack) {
      giveBack = turn.take(() => {
        leading = true
        schedule()
      })
    } else if (!wanted() && giveBack) {
      pause()
      leading = false
      giveBack()
      giveBack = undefined
    }
  }

  function schedule(): void {
    if (!leading || running || !wanted()) return
    pause()
    const due = countedFrom + every - clock.now()
    if (due > 0) timer = clock.setTimeout(() => void round(), due)
    else void round()
  }

  async function round(): Promise<void> {
    if (running || stopped() || visibility.hidden()) return
    pause()
    missed = false
    running = true
    const answer = await load(controller.signal).then(
      (value) => ({ value }),
      () => undefined,
    )
    running = false
    if (stopped()) return
    failed = !answer
    if (answer) countedFrom = clock.now()
    turn.tell(answer)
    if (resting) return missed && !visibility.hidden() ? round() : tryAgain()
    // The turn is kept until the others have heard of a failure, lest they run into it one after another.
    if (failed) timer = clock.setTimeout(follow, PATIENCE)
    else follow()
    schedule()
  }

  /** Nobody asks by the clock now: what was to be heard would stay unheard until the next push. */
  function tryAgain(): void {
    if (!failed) tries = 0
    const wait = failed ? TRIES[tries] : undefined
    if (wait === undefined) return
    tries += 1
    timer = clock.setTimeout(() => {
      missed = true
      void round()
    }, wait)
  }

  const stopHearing = turn.listen((answer) => {
    failed = !answer
    if (answer) {
      countedFrom = clock.now() + PATIENCE
      onTold?.(answer.value)
    }
    follow()
    schedule()
  })

  const stopListening = visibility.onChange(() => {
    if (visibility.hidden() || (resting && !missed)) return follow()
    failed = false
    void round()
    follow()
  })

  void round()
  follow()
  return {
    now: () => {
      missed = true
      tries = 0
      void round()
    },
    resume: () => {
      if (!failed || resting) return
      failed = false
      countedFrom = -Infinity
      follow()
      schedule()
    },
    rest: (next) => {
      if (next === resting) return
      resting = next
      if (!resting) {
        failed = false
        countedFrom = -Infinity
      }
      follow()
    },
    stop: () => {
      controller.abort()
      follow()
      pause()
      stopHearing()
      stopListening()
    },
  }
}
