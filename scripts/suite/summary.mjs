import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { root } from '../lib/run.mjs'

const SLOWEST = 20
const seconds = (ms) => (ms / 1000).toFixed(1)

/**
 * Tests that passed and failed. A step that is no test runner, or a runner that broke before its tests, counts as one.
 *
 * @param results with `name`, `ok`, `seconds`, and `passed`, `failed`, `files` of its report
 */
export function totalOf(results) {
  const total = { passed: 0, failed: 0 }
  for (const { ok, passed, failed } of results) {
    total.passed += passed + (passed + failed === 0 && ok ? 1 : 0)
    total.failed += failed + (!ok && failed === 0 ? 1 : 0)
  }
  return total
}

/** The seconds of every step, and the files whose tests took longest. */
export function printSummary(results, took) {
  console.log('\n')
  for (const { name, ok, seconds: clock, passed, failed, files } of results) {
    const tests =
      passed + failed > 0 ? `${passed} passed, ${failed} failed; ${inFiles(files)} s in files` : ''
    console.log(`${ok ? '✔' : '✖'} ${name.padEnd(12)} ${`${clock.toFixed(1)} s`.padStart(9)}  ${tests}`)
  }
  const second = secondOf(results)
  if (second.length > 0) console.log(`\nPassed at the second run: ${second.join(', ')}`)
  const slowest = slowestOf(results)
  if (slowest.length > 0) console.log(`\nThe slowest files:`)
  for (const { step, name, tests, ms } of slowest)
    console.log(`${seconds(ms).padStart(8)} s  ${String(tests).padStart(4)} tests  ${step}: ${name}`)
  const { passed, failed } = totalOf(results)
  console.log(`\nin ${took.toFixed(1)} s\n${passed} passed, ${failed} failed`)
}

/** Writes the same into `bench/results/<name>.md`. */
export function recordSummary(name, results, took) {
  const { passed, failed } = totalOf(results)
  const rows = results.map((result) => [
    result.name,
    result.seconds.toFixed(1),
    result.passed || '–',
    result.files.length > 0 ? inFiles(result.files) : '–',
  ])
  const second = secondOf(results)
  const slowest = slowestOf(results).map((file) => [file.name, file.step, file.tests, seconds(file.ms)])
  const machine = `${cpus()[0]?.model ?? 'unknown'} (${cpus().length} cores), Node ${process.versions.node}, load ${loadavg()[0].toFixed(1)} at the end`
  const page = [
    `# The suite: \`npm ${name === 'suite' ? 'test' : 'run test:full'}\``,
    `**${minutes(took)}**, ${passed} passed, ${failed} failed. Steps run several at a time: what the clock shows holds the waiting for the others.`,
    `Taken ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC on ${machine}.`,
    table(['Step', 'Seconds', 'Tests', 'Seconds in files'], rows),
    ...(second.length > 0 ? [`Passed at the second run: ${second.join(', ')}.`] : []),
    `## The ${SLOWEST} slowest files`,
    table(['File', 'Step', 'Tests', 'Seconds'], slowest),
  ]
  const path = join('bench', 'results', `${name}.md`)
  writeFileSync(join(root, path), `${page.join('\n\n')}\n`)
  console.log(`\nwritten to ${path}`)
}

const minutes = (took) => `${Math.floor(took / 60)} min ${Math.round(took % 60)} s`
const inFiles = (files) => (files.reduce((sum, { ms }) => sum + ms, 0) / 1000).toFixed(0)

const secondOf = (results) =>
  results.flatMap(({ name: step, second = [] }) => second.map((file) => `${step}: ${file}`))

function slowestOf(results) {
  return results
    .flatMap(({ name: step, files }) => files.map((file) => ({ step, ...file })))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST)
}

function table(heads, rows) {
  const lines = [heads, heads.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
