import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compilePages } from './testing/compilePages'
import type { Draw } from './testing/randomEntity'
import { playRound } from './testing/randomRound'

/** `LADING_ROUNDS=300 LADING_SEED=7` plays others; what fails names its seed. */
const ROUNDS = Number(process.env.LADING_ROUNDS ?? (process.env.TEST_FULL === 'true' ? 5_000 : 16))
const SEED = Number(process.env.LADING_SEED ?? 15)
/** Pages of so many rounds are one program of the compiler. */
const TOGETHER = 250

const batches = Array.from({ length: Math.ceil(ROUNDS / TOGETHER) }, (_, at) => ({
  seed: SEED + at,
  rounds: Math.min(TOGETHER, ROUNDS - at * TOGETHER),
}))

it.each(batches)(
  'keeps every edit of pages over changed definitions, and renders what compiles: $rounds random rounds, seed $seed',
  async ({ seed, rounds }) => {
    const pages: Record<string, string> = {}
    let [played, clashes] = [0, 0]
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (gen) => {
        const draw: Draw = (below) => gen(fc.nat, below - 1)
        const { files, clashed } = await playRound(`random${++played}`, draw)
        if (clashed) clashes++
        Object.assign(pages, files)
      }),
      { numRuns: rounds, endOnFailure: true, seed },
    )
    // A step that says nothing for long is taken for one that hangs.
    if (batches.length > 1) console.log(`${rounds} rounds of seed ${seed} played, ${clashes} with clashes`)
    expect(compilePages(pages)).toEqual([])
    expect(played).toBe(rounds)
    expect(clashes).toBeLessThan(rounds)
  },
  120_000 + TOGETHER * 5_000,
)
