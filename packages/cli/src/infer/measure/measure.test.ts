import { describe, expect, it } from 'vitest'
import { measurePart } from './measure'

/** Least share of right fields, most of silently wrong and of listed ones, over all sets of a part (bench/results/inference.md). */
const FLOORS = [
  ['specification', 0.97, 0.005, 0.1],
  ['tuned', 0.97, 0.005, 0.1],
  ['held', 0.96, 0.005, 0.15],
] as const

describe('the inference', () => {
  it.each(FLOORS)(
    'reads the label sets of part %s: at least %d right, at most %d silently wrong, %d listed',
    async (part, right, silent, listed) => {
      const sets = await measurePart(part)
      const sum = (of: 'fields' | 'right' | 'silent' | 'review') =>
        sets.reduce((all, each) => all + each[of], 0)
      const wrong = sets.flatMap((each) => each.wrong)
      expect(sum('fields')).toBeGreaterThan(100)
      expect(sum('right') / sum('fields'), wrong.join('\n')).toBeGreaterThanOrEqual(right)
      expect(sum('silent') / sum('fields'), wrong.join('\n')).toBeLessThanOrEqual(silent)
      // Whoever must read everything reads nothing.
      expect(sum('review') / sum('fields')).toBeLessThanOrEqual(listed)
      expect(sets.flatMap(({ extra }) => extra)).toEqual([])
    },
  )
})
