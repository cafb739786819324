import { describe, expect, it, vi } from 'vitest'
import { createFastGuard } from './fastGuard'

function guardAt() {
  const clock = { now: 1000 }
  const refused = vi.fn()
  return { clock, refused, guard: createFastGuard(refused, () => clock.now) }
}

describe('createFastGuard', () => {
  it('refuses a repeat within 300 ms and lets the next one through', () => {
    const { clock, refused, guard } = guardAt()
    const action = vi.fn(() => 'done')
    expect(guard.run(action)).toBe('done')
    clock.now += 299
    expect(guard.run(action)).toBeUndefined()
    expect(refused).toHaveBeenCalledTimes(1)
    clock.now += 1
    expect(guard.run(action)).toBe('done')
    expect(action).toHaveBeenCalledTimes(2)
  })

  it('holds until a promise settles, also when it fails', async () => {
    const { clock, refused, guard } = guardAt()
    let fail = (_: Error) => {}
    const first = guard.run(() => new Promise<void>((_, reject) => (fail = reject)))
    clock.now += 5000
    expect(guard.run(() => 'second')).toBeUndefined()
    expect(refused).toHaveBeenCalledTimes(1)
    fail(new Error('no'))
    await expect(first).rejects.toThrow('no')
    expect(guard.run(() => 'third')).toBe('third')
  })
})
