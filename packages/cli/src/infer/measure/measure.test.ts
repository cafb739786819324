import { describe, expect, it } from 'vitest'
import { measurePart } from './measure'

/** Least share of right fields, and most of silently wrong ones, over all sets of a part (bench/results/inference.md). */
const FLOORS = [
  ['specification', 0.97, 0.005],
  ['tuned', 0.97, 0.005],
  ['held', 0.92, 0.01],
] as const

describe('the inference', () => {
  it.each(FLOORS)(
    'reads the label sets of part %s: at least %d right, at most %d silently wrong',
    async (part, right, silent) => {
      const sets = await measurePart(part)
      const sum = (of: 'fields' | 'right' | 'silent') => sets.reduce((all, each) => all + each[of], 0)
      const wrong = sets.flatMap((each) => each.wrong)
      expect(sum('fields')).toBeGreaterThan(100)
      expect(sum('right') / sum('fields'), wrong.join('\n')).toBeGreaterThanOrEqual(right)
      expect(sum('silent') / sum('fields'), wrong.join('\n')).toBeLessThanOrEqual(silent)
      expect(sets.flatMap(({ extra }) => extra)).toEqual([])
    },
  )
})
