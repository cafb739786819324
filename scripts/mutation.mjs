// `npm run mutation`: changes the sources of what must not be wrong, one small change at a time, and looks whether a test
// notices. Fails when a part keeps fewer than 85 % of the changes from passing; writes bench/results/mutation.md.
// `npm run mutation -- query merge` runs only these parts and keeps the figures of the others. Takes minutes per part,
// file by file: what was tried stays in .cache/mutation, so that a run that was broken off goes on, and only mutants of
// what has changed since, or whose tests have, are tried again. `--anew` forgets it.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireNode, root, runBin, stop } from './lib/run.mjs'
import { filesOf, parts } from './mutation/parts.mjs'
import { LEAST, readFigures, recordFigures } from './mutation/record.mjs'

requireNode()
const given = process.argv.slice(2)
const anew = given.includes('--anew')
const asked = given.filter((name) => name !== '--anew')
const unknown = asked.find((name) => !(name in parts))
if (unknown) stop(`There is no part ${unknown}, only: ${Object.keys(parts).join(', ')}.`)
const reports = join(root, '.cache', 'mutation')
mkdirSync(reports, { recursive: true })

const figures = []
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`)
  const tried = join(reports, `${name}.json`)
  if (anew) rmSync(tried, { force: true })
  const files = filesOf(name)
  for (const file of files) {
    const { code } = await runBin('@stryker-mutator/core', ['run', 'scripts/mutation/stryker.config.mjs'], {
      command: 'stryker',
      env: { MUTATE: file, MUTATION_TESTS: parts[name].tests, MUTATION_TRIED: tried },
    })
    if (code !== 0) stop(`The run over ${file} broke, see above.`)
  }
  figures.push(readFigures(name, tried, files))
}
recordFigures(figures)
const weak = figures.filter(({ score }) => score < LEAST)
for (const { name, score } of weak)
  console.error(`✖ ${name}: ${score.toFixed(1)} % of the mutants were killed, ${LEAST} % are wanted.`)
process.exit(weak.length > 0 ? 1 : 0)
