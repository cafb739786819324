import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../lib/run.mjs'
import { REPORTS } from './steps.mjs'

/**
 * What the runner of a step has reported.
 *
 * @returns {{ passed: number, failed: number, files: { name: string, tests: number, ms: number }[] }} none when the
 *   step is no test runner, or broke before its tests
 */
export function reportOf(step) {
  const path = join(REPORTS, `${step}.json`)
  if (!existsSync(path)) return { passed: 0, failed: 0, files: [] }
  const report = JSON.parse(readFileSync(path, 'utf8'))
  return report.stats ? ofPlaywright(report) : ofVitest(report)
}

function ofVitest({ numPassedTests, numFailedTests, testResults }) {
  const files = testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    name: relative(root, name),
    tests: assertionResults.length,
    ms: endTime - startTime,
  }))
  return { passed: numPassedTests, failed: numFailedTests, files }
}

function ofPlaywright({ stats, suites }) {
  const files = suites.map((suite) => {
    const results = specsOf(suite).flatMap(({ tests }) => tests.flatMap((test) => test.results))
    return {
      name: join('e2e', suite.file),
      tests: specsOf(suite).length,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    }
  })
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, files }
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]
