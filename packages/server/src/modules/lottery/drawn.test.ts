import { expect, it } from 'vitest'
import { drawn } from './drawn'

const PEOPLE = ['a', 'b', 'c', 'd']

it('draws as many as there are places, nobody twice, and leaves the list as it was', () => {
  for (const places of [0, 1, 3, 4]) {
    const winners = drawn(PEOPLE, places)
    expect(winners).toHaveLength(places)
    expect(new Set(winners).size).toBe(places)
    expect(PEOPLE).toEqual(expect.arrayContaining(winners))
  }
  expect(drawn(PEOPLE, 9).sort()).toEqual(PEOPLE)
  expect(PEOPLE).toEqual(['a', 'b', 'c', 'd'])
})

it('gives each order once when its source gives each number once', () => {
  const orders = []
  for (let first = 0; first < 4; first += 1)
    for (let second = 0; second < 3; second += 1) {
      const numbers = [first, second]
      const limits: number[] = []
      orders.push(
        drawn(PEOPLE, 2, (limit) => {
          limits.push(limit)
          return numbers[limits.length - 1]!
        }).join(''),
      )
      expect(limits).toEqual([4, 3])
    }
  expect(new Set(orders).size).toBe(12)
})
