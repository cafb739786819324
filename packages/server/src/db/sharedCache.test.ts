import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { TestServer } from '../testing/testServer'
import { startTestServer } from '../testing/testServer'
import { sharedCache } from './sharedCache'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const FRESH_MS = 1_000
/** A cache of numbers that a load gives one after another, when `answer` is called. */
function counting() {
  const answers: ((value: number | undefined) => void)[] = []
  const cache = sharedCache<number | undefined>(server.db, { freshMs: FRESH_MS, most: 2 })
  const load = () => new Promise<number | undefined>((resolve) => answers.push(resolve))
  return { cache, answers, get: (key = 'a') => cache.get(key, load) }
}

it('loads once for all who ask meanwhile, and again when the value is old or was forgotten', async () => {
  const { answers, cache, get } = counting()
  const both = [get(), get()]
  await expect.poll(() => answers.length).toBe(1)
  answers[0]!(1)
  expect(await Promise.all(both)).toEqual([1, 1])
  expect(await get()).toBe(1)

  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + FRESH_MS + 1)
  const later = get()
  await expect.poll(() => answers.length).toBe(2)
  answers[1]!(2)
  expect(await later).toBe(2)
  clock.mockRestore()

  cache.forget((key) => key === 'other')
  expect(await get()).toBe(2)
  cache.forget((key) => key === 'a')
  const early = get()
  await expect.poll(() => answers.length).toBe(3)
  cache.forget()
  answers[2]!(3)
  expect(await early).toBe(3)
  // What was forgotten while it was loaded is not kept.
  const anew = get()
  await expect.poll(() => answers.length).toBe(4)
  answers[3]!(4)
  expect(await anew).toBe(4)
})

it('keeps neither a failure nor what is not there', async () => {
  const { answers, cache, get } = counting()
  await expect(cache.get('a', () => Promise.reject(new Error('the line is cut')))).rejects.toThrow('is cut')
  for (const at of [0, 1]) {
    const asked = get()
    await expect.poll(() => answers.length).toBe(at + 1)
    answers[at]!(undefined)
    expect(await asked).toBeUndefined()
  }
})

it('refuses to be waited for inside a transaction, whether there is a value or not', async () => {
  const cache = sharedCache<number>(server.db, { freshMs: FRESH_MS })
  const load = async () => 1
  const inside = () => server.db.transaction(() => cache.get('', load))
  await expect(inside()).rejects.toThrow(/a shared cache was used inside a transaction/)
  await cache.get('', load)
  await expect(inside()).rejects.toThrow(/a shared cache was used inside a transaction/)
  // @ts-expect-error What a transaction reads is not committed: it enters no cache.
  await server.db.transaction(async (tx) => sharedCache<number>(tx, { freshMs: FRESH_MS }))
})

it('all that calls share refuses it alike', async () => {
  const { transaction } = server.db
  await expect(transaction(() => server.db.rows(sql`SELECT 1`))).rejects.toThrow(/the pool was used inside/)
  await expect(transaction(() => server.db.transaction(async () => 1))).rejects.toThrow(/used inside/)
  await expect(transaction(() => server.db.withClient(async () => 1))).rejects.toThrow(/used inside/)
})
