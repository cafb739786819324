import { describe, expect, it } from 'vitest'

import { handClock, settle } from '../testing/handClock'
import { deferred } from '../testing/wire'
import { poller } from './poller'

/** A page that a test hides and shows. */
function page() {
  let hidden = false
  const listeners = new Set<() => void>()
  return {
    visibility: {
      hidden: () => hidden,
      onChange: (listener: () => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    listeners,
    hide: (next: boolean) => {
      hidden = next
      listeners.forEach((listener) => listener())
    },
  }
}

function start(load: () => Promise<void> = () => Promise.resolve()) {
  const clock = handClock()
  const { visibility, listeners, hide } = page()
  let rounds = 0
  const poll = poller({
    load: () => {
      rounds += 1
      return load()
    },
    clock,
    visibility,
  })
  return { clock, poll, hide, listeners, rounds: () => rounds }
}

describe('poller', () => {
  it('asks at once and each 6 s', async () => {
    const { clock, rounds } = start()
    expect(rounds()).toBe(1)
    await clock.turn(5999)
    expect(rounds()).toBe(1)
    await clock.turn(1)
    expect(rounds()).toBe(2)
    await clock.turn(12_000)
    expect(rounds()).toBe(4)
  })

  it('never overlaps: the time counts from the end of a round', async () => {
    const answer = deferred()
    const { clock, poll, rounds } = start(() => answer.promise)
    await clock.turn(60_000)
    poll.now()
    expect(rounds()).toBe(1)
    answer.resolve()
    await settle()
    await clock.turn(6000)
    expect(rounds()).toBe(2)
  })

  it('stops on a failure, silently, and recovers by now or when the page is shown again', async () => {
    let broken = true
    const { clock, poll, hide, rounds } = start(() =>
      broken ? Promise.reject(new Error('down')) : Promise.resolve(),
    )
    await clock.turn(60_000)
    expect(rounds()).toBe(1)
    broken = false
    poll.now()
    await clock.turn(6000)
    expect(rounds()).toBe(3)
    broken = true
    await clock.turn(6000)
    await clock.turn(60_000)
    expect(rounds()).toBe(4)
    broken = false
    hide(true)
    hide(false)
    await clock.turn(6000)
    expect(rounds()).toBe(6)
  })

  it('asks again during a rest: after a failure, after a round that was under way, when the page is shown', async () => {
    let answers: ('ok' | 'down')[] = []
    const { clock, poll, hide, rounds } = start(async () => {
      if (answers.shift() === 'down') throw new Error('down')
    })
    poll.rest(true)
    await settle()
    answers = ['down', 'down', 'ok']
    poll.now()
    await settle()
    await clock.turn(4_999)
    expect(rounds()).toBe(2)
    await clock.turn(1)
    expect(rounds()).toBe(3)
    await clock.turn(10_000)
    expect(rounds()).toBe(4)
    poll.now()
    poll.now()
    await settle()
    expect(rounds()).toBe(6)
    hide(true)
    poll.now()
    await clock.turn(600_000)
    expect(rounds()).toBe(6)
    hide(false)
    await clock.turn(600_000)
    expect(rounds()).toBe(7)
    expect(clock.waiting()).toBe(0)
  })

  it('pauses while the page is hidden and asks at once when it is shown', async () => {
    const { clock, hide, rounds } = start()
    await settle()
    hide(true)
    await clock.turn(60_000)
    expect(rounds()).toBe(1)
    hide(false)
    expect(rounds()).toBe(2)
    await clock.turn(6000)
    expect(rounds()).toBe(3)
  })

  it('rests while the socket is open and takes over when it is lost', async () => {
    const { clock, poll, hide, rounds } = start()
    await settle()
    poll.rest(true)
    poll.rest(true)
    await clock.turn(60_000)
    hide(true)
    hide(false)
    expect(rounds()).toBe(1)
    poll.rest(false)
    expect(rounds()).toBe(2)
    await clock.turn(6000)
    expect(rounds()).toBe(3)
  })

  it('ends for good', async () => {
    const { clock, poll, hide, listeners, rounds } = start()
    await settle()
    poll.stop()
    poll.now()
    hide(true)
    hide(false)
    await clock.turn(60_000)
    expect(rounds()).toBe(1)
    expect(listeners.size).toBe(0)
    expect(clock.waiting()).toBe(0)
  })
})
