import { describe, expect, it } from 'vitest'
import { sameData } from './useStable'

const render = () => 1

describe('sameData', () => {
  it.each([
    [['a', { field: 'b', width: 90 }], ['a', { field: 'b', width: 90 }], true],
    [[['a'], ['b', 'c']], [['a'], ['b', 'c']], true],
    [['a', 'b'], ['b', 'a'], false],
    [['a'], ['a', 'b'], false],
    [{ a: undefined }, { b: undefined }, false],
    [{ render }, { render }, true],
    [{ render }, { render: () => 1 }, false],
    [new Date(0), new Date(0), false],
    [undefined, [], false],
    [Number.NaN, Number.NaN, true],
  ])('%o and %o: %s', (a, b, same) => {
    expect(sameData(a, b)).toBe(same)
  })
})
