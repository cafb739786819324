import { describe, expect, it } from 'vitest'
import { createIdempotency } from './idempotency'

describe('createIdempotency', () => {
  it('keeps the key for the same content until the save is done', () => {
    const keys = createIdempotency()
    const first = keys.keyFor({ a: 1 })
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(keys.keyFor({ a: 1 })).toBe(first)
    const other = keys.keyFor({ a: 2 })
    expect(other).not.toBe(first)
    keys.done()
    expect(keys.keyFor({ a: 2 })).not.toBe(other)
  })
})
