import { expect, it } from 'vitest'
import { randomPassword } from './randomPassword'

it('makes another password each time, with signs of each kind', () => {
  const made = Array.from({ length: 50 }, randomPassword)
  expect(new Set(made).size).toBe(50)
  for (const password of made) {
    expect(password).toHaveLength(14)
    for (const kind of [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9]/]) expect(password).toMatch(kind)
    expect(password).not.toMatch(/[0O1lI]/)
  }
})
