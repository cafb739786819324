import { describe, expect, it } from 'vitest'

import type { HandClock } from '../testing/handClock'
import { handClock, settle } from '../testing/handClock'
import type { Poller } from './poller'
import { poller } from './poller'
import type { TurnPlatform } from './pollTurn'
import { ownTurn, tabTurn } from './pollTurn'

/** A browser's exclusive locks (Web Locks), which Node 20 has not. */
function browserLocks(): NonNullable<TurnPlatform['locks']> {
  const queues = new Map<string, Promise<unknown>>()
  const request = (name: string, options: LockOptions, callback: LockGrantedCallback<unknown>) => {
    const before = queues.get(name) ?? Promise.resolve()
    const after = before.then(() => {
      if (options.signal?.aborted) throw new Error('aborted')
      return callback(null)
    })
    queues.set(
      name,
      after.catch(() => undefined),
    )
    return after
  }
  return { request } as NonNullable<TurnPlatform['locks']>
}

/** One tab of a browser whose sockets are down. */
interface Tab {
  polling: Poller
  rounds: () => number
  heard: string[]
  show: (shown: boolean) => void
}

function openTab(
  platform: TurnPlatform,
  clock: HandClock,
  answer: () => Promise<string>,
  topic: string,
): Tab {
  let rounds = 0
  let hidden = false
  let changed = () => {}
  const heard: string[] = []
  const polling = poller<string>({
    clock,
    visibility: { hidden: () => hidden, onChange: (listener) => ((changed = listener), () => {}) },
    turn: tabTurn<string>(topic, platform),
    onTold: (told) => heard.push(told),
    load: () => {
      rounds += 1
      return answer()
    },
  })
  const show = (shown: boolean) => {
    hidden = !shown
    changed()
  }
  return { polling, rounds: () => rounds, heard, show }
}

let serial = 0
/** Tabs side by side; each has asked once for itself when it was opened. */
async function openTabs(count: number, answer = () => Promise.resolve('new'), withLocks = true) {
  const clock = handClock()
  const topic = `test-${(serial += 1)}`
  const locks = withLocks ? browserLocks() : undefined
  const platform: TurnPlatform = { ...(locks && { locks }), channel: BroadcastChannel }
  const tabs = Array.from({ length: count }, () => openTab(platform, clock, answer, topic))
  await told()
  const rounds = () => tabs.map((tab) => tab.rounds())
  /** Turns the clock on in whole seconds: messages between tabs take their own time. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await clock.turn(1000)
      await told()
    }
  }
  const end = () => tabs.forEach(({ polling }) => polling.stop())
  return { tabs, rounds, pass, end }
}

/** Messages of a channel come in tasks of their own. */
async function told(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await settle()
  await new Promise((resolve) => setTimeout(resolve, 5))
}

describe('a turn shared by tabs', () => {
  it('one asks for all, and the others hear it', async () => {
    const { tabs, rounds, pass, end } = await openTabs(3)
    expect(rounds()).toEqual([1, 1, 1])
    await pass(31)
    expect(rounds().toSorted()).toEqual([1, 1, 5])
    for (const tab of tabs.filter((each) => each.rounds() === 1))
      expect(tab.heard.length).toBeGreaterThanOrEqual(4)
    end()
  })

  it.each([
    ['closed', (tab: Tab) => tab.polling.stop()],
    ['hidden', (tab: Tab) => tab.show(false)],
    ['connected again', (tab: Tab) => tab.polling.rest(true)],
  ])('another takes the place of one that is %s', async (_, leave) => {
    const { tabs, rounds, pass, end } = await openTabs(3)
    await pass(14)
    const leader = tabs.find((tab) => tab.rounds() > 1)!
    const before = rounds().reduce((sum, each) => sum + each)
    const own = leader.rounds()
    leave(leader)
    await pass(24)
    expect(leader.rounds()).toBe(own)
    const after = rounds().reduce((sum, each) => sum + each)
    expect(after - before).toBeGreaterThanOrEqual(3)
    expect(after - before).toBeLessThanOrEqual(4)
    end()
  })

  it('a failure stops all of them, and one that is looked at again takes the others along', async () => {
    let works = true
    const { tabs, rounds, pass, end } = await openTabs(3, () =>
      works ? Promise.resolve('new') : Promise.reject(new Error('down')),
    )
    works = false
    await pass(60)
    expect(rounds().toSorted()).toEqual([1, 1, 2])
    works = true
    tabs[2]!.show(false)
    tabs[2]!.show(true)
    await pass(30)
    const sum = rounds().reduce((all, each) => all + each)
    expect(sum).toBeGreaterThanOrEqual(4 + 4)
    expect(sum).toBeLessThanOrEqual(4 + 6)
    end()
  })

  it('resumed by all, one of them asks: at once after a failure, and else not before its time', async () => {
    let works = false
    const { tabs, rounds, pass, end } = await openTabs(3, () =>
      works ? Promise.resolve('new') : Promise.reject(new Error('down')),
    )
    const resume = () => tabs.forEach(({ polling }) => polling.resume())
    await pass(30)
    expect(rounds()).toEqual([1, 1, 1])
    works = true
    resume()
    await pass(1)
    expect(rounds().toSorted()).toEqual([1, 1, 2])
    for (let second = 0; second < 30; second += 1) {
      resume()
      await pass(1)
    }
    expect(rounds().toSorted()).toEqual([1, 1, 7])
    tabs.forEach(({ polling }) => polling.rest(true))
    resume()
    await pass(10)
    expect(rounds().toSorted()).toEqual([1, 1, 7])
    end()
  })

  it('without locks (a page without TLS) who asked last goes on asking', async () => {
    const { rounds, pass, end } = await openTabs(3, undefined, false)
    await pass(60)
    // A few coincide until one is ahead.
    expect(rounds().reduce((sum, each) => sum + each)).toBeLessThanOrEqual(3 + 10 + 4)
    end()
  })

  it('of others is nothing heard: each user has a turn of its own', async () => {
    const { tabs, end } = await openTabs(1)
    const other = await openTabs(1)
    expect(tabs[0]!.heard).toEqual([])
    end()
    other.end()
  })

  it('alone it comes at once', () => {
    let turns = 0
    ownTurn().take(() => (turns += 1))()
    expect(turns).toBe(1)
    tabTurn('nowhere', {}).take(() => (turns += 1))
    expect(turns).toBe(2)
  })
})
