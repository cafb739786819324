import { describe, expect, it } from 'vitest'

import { serverClock } from './serverClock'
import { handClock } from './testing/handClock'

const dateOf = (time: number) => new Date(time).toUTCString()

describe('serverClock', () => {
  it('learns once, from the first dated reply', () => {
    const local = handClock()
    const clock = serverClock(local)
    clock.learn(undefined)
    clock.learn('no date')
    clock.learn(dateOf(local.now() + 60_000))
    expect(clock.now() - local.now()).toBe(60_000)
    clock.learn(dateOf(local.now()))
    expect(clock.now() - local.now()).toBe(60_000)
  })

  it('takes less than 2 s for the noise of a header in whole seconds', () => {
    const local = handClock()
    const clock = serverClock(local)
    clock.learn(dateOf(local.now() - 2000))
    expect(clock.now()).toBe(local.now())
  })

  it('corrects when told to, and says whether that changed anything', () => {
    const local = handClock()
    const clock = serverClock(local)
    clock.learn(dateOf(local.now()))
    expect(clock.correct(dateOf(local.now() + 600_000))).toBe(true)
    expect(clock.now() - local.now()).toBe(600_000)
    expect(clock.correct(dateOf(local.now() + 600_000))).toBe(false)
    expect(clock.correct(undefined)).toBe(false)
  })
})
