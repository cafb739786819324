import { describe, expect, it } from 'vitest'
import { createSlots } from './slots'

/** Work that ends when it is told to. */
function held() {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { work: () => ended, end }
}
const later = () => new Promise((done) => setTimeout(done, 0))

describe('slots', () => {
  it('let as many work as there are places, the others in their order', async () => {
    const slots = createSlots({ atOnce: 2, waiting: 10, waitMs: 60_000 })
    const all = Array.from({ length: 5 }, held)
    const begun: number[] = []
    const done = all.map(({ work }, at) =>
      slots.take(() => {
        begun.push(at)
        return work()
      }),
    )
    await later()
    expect(begun).toEqual([0, 1])
    all[1]!.end()
    await later()
    expect(begun).toEqual([0, 1, 2])
    for (const { end } of all) end()
    await Promise.all(done)
    expect(begun).toEqual([0, 1, 2, 3, 4])
  })

  it('refuse with 503 who would wait behind too many or too long, and give the place of what failed on', async () => {
    const slots = createSlots({ atOnce: 1, waiting: 1, waitMs: 20 })
    const first = held()
    const working = slots.take(first.work)
    const waiting = slots.take(async () => 'never')
    await expect(slots.take(async () => 'never')).rejects.toMatchObject({ status: 503, retryAfter: 5 })
    await expect(waiting).rejects.toMatchObject({ status: 503 })
    first.end()
    await working
    await expect(slots.take(() => Promise.reject(new Error('x')))).rejects.toThrow('x')
    await expect(slots.take(async () => 'done')).resolves.toBe('done')
  })
})
