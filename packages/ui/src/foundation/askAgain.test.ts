import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CODE } from '@lading/core/envelope'
import { askAgain } from './askAgain'
import { SourceError } from './dataSource'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Asks what answers in that order; errors are thrown. */
function asking(...answers: unknown[]) {
  const seen: unknown[] = []
  const asked = vi.fn(() => {
    const next = answers.shift()
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
  })
  const end = askAgain(asked, { answered: (value) => seen.push(value), failed: (error) => seen.push(error) })
  return { asked, seen, end }
}

it('asks until there is an answer, and tells the first failure alone', async () => {
  const away = new Error('away')
  const { asked, seen } = asking(away, new Error('still away'), 'here')
  await vi.advanceTimersByTimeAsync(2_999)
  expect(seen).toEqual([away])
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toEqual([away, 'here'])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveBeenCalledTimes(3)
})

it('does not repeat what the server refused, and gives up after a minute and a half', async () => {
  const refused = asking(new SourceError('no such record', CODE.notFound))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(refused.asked).toHaveBeenCalledTimes(1)
  const away = asking(...Array.from({ length: 20 }, () => new SourceError('busy', CODE.business)))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(away.asked).toHaveBeenCalledTimes(8)
})

it('says nothing once it was ended', async () => {
  const { asked, seen, end } = asking(new Error('away'), 'here')
  await vi.advanceTimersByTimeAsync(10)
  end()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(seen).toHaveLength(1)
})
