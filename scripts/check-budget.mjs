// Whether the suite keeps its budget (scripts/suite/budget.mjs), after a run: from what its steps have reported. With
// --full: the budget of test:full.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './lib/run.mjs'
import { budget as usual, fullBudget } from './suite/budget.mjs'
import { REPORTS, reportOf } from './suite/reports.mjs'

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

const unit = new Map(reportOf('unit').files.map((file) => [file.name, file]))
const foldersOf = (pattern) => [...new Set(sources.filter((file) => pattern.test(file)).map(dirname))]
const entities = sources.filter((file) => /^packages\/portal\/src\/business\/.*\.entity\.ts$/.test(file))
const pages = sources.filter((file) => /^packages\/portal\/src\/system\/.*\.route\.ts$/.test(file))
const costs = [
  ...foldersOf(/^packages\/portal\/src\/business\/.*\.entity\.ts$/).map((folder) =>
    checkFolder(folder, budget.entity),
  ),
  ...foldersOf(/^packages\/portal\/src\/system\/.*\.route\.ts$/).map((folder) =>
    checkFolder(folder, budget.page),
  ),
].filter(({ files }) => files > 0)
const { file: table, tests: mostInTable } = budget.entityTable
const inTable = unit.get(table)
if (inTable) compare('tests of each entity in the table of all', perOne(inTable.tests, entities), mostInTable)
const { file: walk, name: walkName, walks } = budget.pageWalk
const source = readFileSync(join(root, walk), 'utf8')
const looks = source.match(/^ {2}\{ name: /gm)?.length ?? 0
if (!source.includes(walkName) || looks === 0)
  problems.push(`${walk} has no “${walkName}” any more: what is counted there now?`)
compare('walks through all pages', looks, walks)

console.log(lines.join('\n'))
console.log('\nWhat one more costs, from this run:')
const walked = reportOf('e2e').files.find(({ name }) => name === walk)
if (inTable)
  console.log(
    costLine('an entity, in the table of all', inTable.ms / entities.length, inTable.tests / entities.length),
  )
if (walked)
  console.log(
    `${costLine('a page, in the walks', walked.ms / pages.length, looks)} (at most: the file's other tests are in it)`,
  )
for (const { folder, ms, sum } of costs.sort((one, other) => other.ms - one.ms))
  console.log(costLine(folder, ms, sum))
for (const problem of problems) console.error(`✖ ${problem}`)
process.exit(problems.length > 0 ? 1 : 0)

/** One entity or page: few files, in Node, with few tests. */
function checkFolder(folder, { files: mostFiles, tests: mostTests }) {
  const own = tests.filter((file) => file.startsWith(`${folder}/`))
  const sum = own.reduce((all, file) => all + (unit.get(file)?.tests ?? 0), 0)
  compare(`test files of ${folder}`, own.length, mostFiles)
  compare(`tests of ${folder}`, sum, mostTests)
  for (const file of own)
    if (isJsdom(file) || file.includes('.browser.test.'))
      problems.push(`${file} draws pages of its own: what all share belongs into one table for all of them.`)
  return { folder, files: own.length, sum, ms: own.reduce((all, file) => all + (unit.get(file)?.ms ?? 0), 0) }
}

function perOne(count, all) {
  return Math.ceil(count / Math.max(1, all.length))
}

function costLine(what, ms, count) {
  return `${(ms / 1000).toFixed(2).padStart(8)} s  ${count.toFixed(1).padStart(5)} tests  ${what}`
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
