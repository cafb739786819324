// Whether the suite keeps its budget (scripts/suite/budget.mjs), after a run: from what its steps have reported. With
// --full: the budget of test:full.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './lib/run.mjs'
import { budget as usual, fullBudget } from './suite/budget.mjs'
import { reportOf } from './suite/reports.mjs'
import { REPORTS } from './suite/steps.mjs'

const budget = process.argv.includes('--full') ? fullBudget : usual
const problems = []
const lines = []

for (const [step, most] of Object.entries(budget.servers)) {
  // Only a step that has run has counted.
  if (reportOf(step).files.length > 0) compare(`servers of ${step}`, serversOf(step), most)
}
for (const [step, most] of Object.entries(budget.journeys)) {
  const { files, passed, failed } = reportOf(step)
  if (files.length > 0) compare(`journeys of ${step}`, passed + failed, most)
}
const sources = ['core', 'request', 'ui', 'server', 'cli', 'portal'].flatMap((name) =>
  filesBelow(`packages/${name}/src`),
)
const tests = sources.filter((file) => /\.test\.tsx?$/.test(file))
const isJsdom = (file) => /@vitest-environment jsdom/.test(readFileSync(join(root, file), 'utf8'))
compare(
  'pages in a browser',
  tests.filter((file) => file.includes('.browser.test.')).length,
  budget.pages.browser,
)
compare('files in jsdom', tests.filter(isJsdom).length, budget.pages.jsdom)

const counts = new Map(reportOf('unit').files.map(({ name, tests: count }) => [name, count]))
for (const file of sources) {
  if (/^packages\/portal\/src\/business\/.*\.entity\.ts$/.test(file))
    checkFolder(dirname(file), budget.entity)
  if (/^packages\/portal\/src\/system\/.*\.route\.ts$/.test(file)) checkFolder(dirname(file), budget.page)
}

console.log(lines.join('\n'))
for (const problem of problems) console.error(`✖ ${problem}`)
process.exit(problems.length > 0 ? 1 : 0)

/** One entity or page: few files, in Node, with few tests. */
function checkFolder(folder, { files: mostFiles, tests: mostTests }) {
  const own = tests.filter((file) => file.startsWith(`${folder}/`))
  const sum = own.reduce((all, file) => all + (counts.get(file) ?? 0), 0)
  compare(`test files of ${folder}`, own.length, mostFiles)
  compare(`tests of ${folder}`, sum, mostTests)
  for (const file of own)
    if (isJsdom(file) || file.includes('.browser.test.'))
      problems.push(`${file} draws pages of its own: what all share belongs into one table for all of them.`)
}

function compare(what, count, most) {
  lines.push(`${String(count).padStart(6)} of ${String(most).padStart(4)}  ${what}`)
  if (count > most)
    problems.push(
      `${what}: ${count}, and ${most} are allowed (scripts/suite/budget.mjs says why and how to raise it).`,
    )
}

/** Helpers that start a server write a line each. */
function serversOf(step) {
  const file = join(REPORTS, `${step}.servers`)
  return existsSync(file) ? readFileSync(file, 'utf8').length : 0
}

function filesBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .sort()
}
