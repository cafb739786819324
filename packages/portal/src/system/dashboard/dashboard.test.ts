import { describe, expect, it } from 'vitest'
import { partOfDay } from './greeting'
import { roundTop } from './visitScale'

describe('partOfDay', () => {
  it.each([
    [0, 'evening'],
    [5, 'morning'],
    [11, 'noon'],
    [13, 'afternoon'],
    [18, 'evening'],
  ] as const)('%i h is %s', (hour, part) => expect(partOfDay(hour)).toBe(part))
})

describe('roundTop', () => {
  it.each([
    [0, 4],
    [4, 4],
    [5, 6],
    [9, 10],
    [11, 20],
    [99, 100],
    [100, 100],
    [101, 200],
    [2001, 4000],
  ])('%i fits under %i', (max, top) => expect(roundTop(max)).toBe(top))
})
