import { describe, expect, it } from 'vitest'
import { derivedId, derivedIdAt, newId } from './ids'

describe('newId', () => {
  it('gives 32 hexadecimal digits, never the same, over many draws of random bytes', () => {
    const ids = Array.from({ length: 20_000 }, newId)
    expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(ids.map((id) => id.slice(16))).size).toBe(ids.length)
  })

  it('rises with the clock', async () => {
    const first = newId()
    await expect.poll(() => newId().slice(0, 12)).not.toBe(first.slice(0, 12))
    expect(newId() > first).toBe(true)
  })
})

it('derivedId is the same for the same parts, and keeps them apart', () => {
  expect(derivedId('a', 'b')).toBe(derivedId('a', 'b'))
  expect(derivedId('a', 'b')).not.toBe(derivedId('ab', ''))
})

it('derivedIdAt stands in order of time and stays the same for the same time and parts', () => {
  const [early, late] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-02T00:00:00Z')]
  expect(derivedIdAt(early, 'z') < derivedIdAt(late, 'a')).toBe(true)
  expect(derivedIdAt(early, 'a')).toBe(derivedIdAt(early, 'a'))
  expect(derivedIdAt(early, 'a')).not.toBe(derivedIdAt(early, 'b'))
  expect(derivedIdAt(late, 'a')).toMatch(/^[0-9a-f]{32}$/)
})
