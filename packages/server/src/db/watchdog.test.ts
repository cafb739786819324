import { expect, it } from 'vitest'
import { createWatchdog, processorTime } from './watchdog'

/** The seconds after the last sign at which the process is taken for hung, or none within two minutes. */
function hangsAfter(usedPerSecond: number | undefined, lateAt?: number): number | undefined {
  const at = (second: number) => ({
    now: second * 1_000,
    used: usedPerSecond === undefined ? undefined : second * usedPerSecond,
  })
  const watchdog = createWatchdog(at(0))
  for (let second = 2; second <= 120; second += 2) {
    if (lateAt !== undefined && second > lateAt && second < lateAt + 20) continue
    if (watchdog.hangs(at(second))) return second
  }
  return undefined
}

it('ends a process that works on one statement for more than ten seconds', () => {
  expect(hangsAfter(1_000)).toBe(12)
})

it('waits for a process that a busy machine does not let work, for a minute at most', () => {
  expect(hangsAfter(100)).toBe(62)
})

it('goes by the clock where nobody counts processor time', () => {
  expect(hangsAfter(undefined)).toBe(12)
})

it('begins anew when this process itself stood still: the signs lie unread', () => {
  expect(hangsAfter(1_000, 4)).toBe(36)
})

it('is content with each sign', () => {
  const watchdog = createWatchdog({ now: 0, used: 0 })
  for (let second = 2; second <= 300; second += 2) {
    const look = { now: second * 1_000, used: second * 1_000 }
    expect(watchdog.hangs(look)).toBe(false)
    if (second % 8 === 0) watchdog.sign(look)
  }
})

it.runIf(process.platform === 'linux')('reads the processor time of a process', () => {
  const { user, system } = process.cpuUsage()
  expect(processorTime(process.pid)).toBeGreaterThan((user + system) / 1_000 - 200)
  expect(processorTime(2 ** 30)).toBeUndefined()
})
