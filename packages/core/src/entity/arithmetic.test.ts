import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productOf, sumOf, totalOf } from './arithmetic'

describe('productOf', () => {
  it.each([
    [3, 1.005, 3.02],
    [1, 1.005, 1.01],
    [-1, 1.005, -1.01],
    ['2', '0.1', 0.2],
    [1e-7, 5e6, 0.5],
    [0, 12.5, 0],
  ])('%s × %s = %s', (quantity, price, expected) => {
    expect(productOf({ quantity, price }, ['quantity', 'price'])).toBe(expected)
  })

  it.each([[null], [undefined], [''], ['abc'], [Number.NaN], ['.']])('is null with %s', (price) => {
    expect(productOf({ quantity: 2, price }, ['quantity', 'price'])).toBeNull()
  })
})

describe('sumOf', () => {
  it('adds, subtracts and skips blanks', () => {
    expect(sumOf({ a: 0.1, b: '0.2', c: null }, ['a', 'b', 'c'])).toBe(0.3)
    expect(sumOf({ after: 11.3, before: 10 }, ['after', '-before'])).toBe(1.3)
    expect(sumOf({}, ['a', 'b'])).toBeNull()
  })
})

describe('totalOf', () => {
  it('is 0 without rows and ignores text', () => {
    expect(totalOf(undefined, 'x')).toBe(0)
    expect(totalOf([{ x: 'abc' }, { x: 1.5 }], 'x')).toBe(1.5)
  })

  it('adds cents exactly, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (cents) => {
        const rows = cents.map((each) => ({ x: each / 100 }))
        const expected = cents.reduce((sum, each) => sum + each, 0) / 100
        expect(totalOf(rows, 'x')).toBeCloseTo(expected, 10)
        expect(totalOf(rows.toReversed(), 'x')).toBe(totalOf(rows, 'x'))
      }),
    )
  })
})
