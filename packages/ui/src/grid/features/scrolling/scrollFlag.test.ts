import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScrollFlag } from './scrollFlag'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('is on while events come, and clears 100 ms after the last one (spec 2 §9)', () => {
  const flag = new ScrollFlag()
  const element = new EventTarget()
  const end = flag.attach(element as HTMLElement)
  const seen: boolean[] = []
  flag.on.on(() => seen.push(flag.on.get()))
  for (let n = 0; n < 5; n++) {
    element.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(60)
  }
  expect(flag.on.get()).toBe(true)
  vi.advanceTimersByTime(39)
  expect(flag.on.get()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(flag.on.get()).toBe(false)
  expect(seen).toEqual([true, false])
  element.dispatchEvent(new Event('scroll'))
  end()
  expect(flag.on.get()).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})
