import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupThousands, ungroupThousands } from './numberText'

describe('groupThousands', () => {
  it.each([
    [1234567.5, 2, '1,234,567.50'],
    [-1234.005, 2, '-1,234.01'],
    ['12345678901234567890.129', 2, '12,345,678,901,234,567,890.13'],
    [0.999, 2, '1.00'],
    [-0.001, 2, '0.00'],
    [999, undefined, '999'],
    [1000, 0, '1,000'],
    [1e-7, undefined, '0.0000001'],
    [1e21, undefined, '1,000,000,000,000,000,000,000'],
    ['007', undefined, '7'],
    ['', 2, ''],
    [null, 2, ''],
    ['n/a', 2, 'n/a'],
  ])('%s with %s decimals → %s', (value, digits, text) => {
    expect(groupThousands(value, digits)).toBe(text)
  })

  it('is undone by ungroupThousands', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const value = cents / 100
        expect(Number(ungroupThousands(groupThousands(value)))).toBe(value)
      }),
    )
  })
})
