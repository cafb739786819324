import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.mjs'
import { parts } from './parts.mjs'

/** Percent of the mutants that tests must kill. */
export const LEAST = 85
const PAGE = join('bench', 'results', 'mutation.md')
const DATA = join('bench', 'results', 'mutation.json')

/**
 * Counts of one run. A mutant that no test reaches counts as survived; one that never ends counts as killed. Static
 * mutants (changes of what a module does when it is loaded) are left out: each would need all tests anew.
 *
 * @param tried file that Stryker keeps of what it has tried
 * @param sources files of the part; what is not mutated has no entry
 * @returns {{ name: string, killed: number, survived: number, untested: number, ignored: number, score: number,
 *   at: string }} score in percent
 */
export function readFigures(name, tried, sources) {
  const { files } = JSON.parse(readFileSync(tried, 'utf8'))
  const mutants = sources.flatMap((file) => files[file]?.mutants ?? [])
  const count = (...states) => mutants.filter(({ status }) => states.includes(status)).length
  const killed = count('Killed', 'Timeout')
  const survived = count('Survived')
  const untested = count('NoCoverage')
  const score = (100 * killed) / Math.max(1, killed + survived + untested)
  const at = new Date().toISOString().slice(0, 10)
  return { name, killed, survived, untested, ignored: count('Ignored'), score, at }
}

/** Puts the figures beside those of parts that were not run. */
export function recordFigures(figures) {
  const path = join(root, DATA)
  const before = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
  const all = Object.keys(parts).flatMap((name) =>
    [figures, before].flatMap((some) => some.filter((each) => each.name === name)).slice(0, 1),
  )
  writeFileSync(path, `${JSON.stringify(all, undefined, 2)}\n`)
  const rows = all.map(
    ({ name, killed, survived, untested, score, at }) =>
      `| ${name} | ${killed + survived + untested} | ${killed} | ${survived} | ${untested} | ${score.toFixed(1)} % | ${at} |`,
  )
  const page = [
    '# Mutants: `npm run mutation`',
    `Each mutant is one small change of a source; killed means that a test failed. At least ${LEAST} % of each part must be.`,
    [
      '| Part | Mutants | Killed | Survived | Reached by no test | Killed | Run |',
      '| --- | ---: | ---: | ---: | ---: | ---: | --- |',
      ...rows,
    ].join('\n'),
    'Stryker; changes of what a module does when it is loaded are left out.',
  ]
  writeFileSync(join(root, PAGE), `${page.join('\n\n')}\n`)
  console.log(`\nwritten to ${PAGE}`)
}
