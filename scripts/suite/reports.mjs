import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../lib/run.mjs'

/** Where test runners leave what they found, and the counts of work. */
export const REPORTS = join(root, '.cache', 'reports')

/** The report of a step's runner; with `again` that of the second run of what failed in the first. */
export const reportPath = (step, again = false) => join(REPORTS, `${step}${again ? '.again' : ''}.json`)

/**
 * What the runner of a step has reported. Files that were run a second time count as they came out then.
 *
 * @returns {{ passed: number, failed: number, files: { name: string, tests: number, ms: number }[], second: string[] }}
 *   `second`: files that passed at their second run, or with a test that passed at its second try; none of all this when the step is no test runner, or broke before
 *   its tests
 */
export function reportOf(step) {
  const first = read(reportPath(step))
  const again = first && read(reportPath(step, true))
  const files = (first ?? []).map((file) => again?.find(({ name }) => name === file.name) ?? file)
  const sum = (key) => files.reduce((total, file) => total + file[key], 0)
  const second = files
    .filter((file) => file.flaky > 0 || again?.some(({ name, failed }) => name === file.name && failed === 0))
    .map(({ name }) => name)
  return { passed: sum('passed'), failed: sum('failed'), files, second }
}

/** Files of a step's first run, from the root of the repository, in which a test failed. */
export function failedFilesOf(step) {
  return read(reportPath(step))
    .filter(({ failed }) => failed > 0)
    .map(({ name }) => name)
}

function read(path) {
  if (!existsSync(path)) return undefined
  const report = JSON.parse(readFileSync(path, 'utf8'))
  return report.stats ? ofPlaywright(report) : ofVitest(report)
}

function ofVitest({ testResults }) {
  return testResults.map(({ name, status, startTime, endTime, assertionResults }) => {
    const count = (wanted) => assertionResults.filter((test) => test.status === wanted).length
    // A file that cannot be loaded has no tests.
    const failed = count('failed') || (status === 'failed' ? 1 : 0)
    return {
      name: relative(root, name),
      tests: assertionResults.length,
      passed: count('passed'),
      failed,
      ms: endTime - startTime,
    }
  })
}

function ofPlaywright({ suites }) {
  return suites.map((suite) => {
    const tests = specsOf(suite).flatMap((spec) => spec.tests)
    const count = (...wanted) => tests.filter(({ status }) => wanted.includes(status)).length
    return {
      name: join('e2e', suite.file),
      tests: specsOf(suite).length,
      passed: count('expected', 'flaky'),
      failed: count('unexpected'),
      flaky: count('flaky'),
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    }
  })
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]
