// `npm test`: everything a change must pass. `npm test -- unit e2e` runs only the named steps. With TEST_DATABASE_URL
// the server's tests run again on that PostgreSQL (postgres), with E2E_DATABASE_URL and E2E_REDIS_URL the end-to-end
// tests on two processes (e2e-two).
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './lib/chromium.mjs'
import { buildPortal, install } from './lib/prepare.mjs'
import { HUNG, requireNode, root, run, runBin, since, stop } from './lib/run.mjs'

const REPORTS = join(root, '.cache', 'reports')
/** Milliseconds. */
const SILENCE = 5 * 60_000
/** Steps at a time: one more than there are cores, because tests in browsers and against servers wait a good deal. */
const LANES = Math.min(4, availableParallelism() + 1)
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))

requireNode()
const began = Date.now()
await install()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const chromium = await findChromium()
if (!chromium) {
  stop(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or name one in CHROMIUM_PATH, and run `npm test` again.',
  )
}
const env = { CHROMIUM_PATH: chromium, CI: process.env.CI ?? 'true', NO_COLOR: '1' }

/**
 * Each step: what it is called, how it is run and which steps must have ended before; test runners write a report that
 * is counted below. They begin in this order: the long ones early, so that short ones fill up the end.
 */
const steps = [
  ['browser', (how) => vitest('browser', ['--project', '*browser*'], how)],
  ['types', (how) => runBin('typescript', ['-b'], { command: 'tsc', ...how })],
  ['lint', (how) => runBin('eslint', ['.', '--max-warnings', '0'], how), ['types']],
  ['build', async () => (await buildPortal(), { code: 0 })],
  ['unit', (how) => vitest('unit', ['--project', '!*browser*'], { ...how, without: 'TEST_DATABASE_URL' })],
  ['e2e', (how) => endToEnd({ ...how, without: 'E2E_DATABASE_URL' }), ['build']],
  ['postgres', (how) => vitest('postgres', ['--project', 'server'], how)],
  ['e2e-two', (how) => endToEnd({ ...how, without: 'TEST_DATABASE_URL' }), ['build']],
  ['storybook', (how) => run(process.execPath, ['scripts/build-storybook.mjs'], how)],
  ['packages', (how) => run(process.execPath, ['scripts/check-packages.mjs'], how), ['types']],
  ['format', (how) => runBin('prettier', ['--check', '--log-level', 'warn', '.'], how)],
  [
    'cycles',
    (how) =>
      runBin('dependency-cruiser', ['--config', '.dependency-cruiser.cjs', 'packages'], {
        command: 'depcruise',
        ...how,
      }),
  ],
  [
    'definitions',
    (how) =>
      runBin(
        'tsx',
        ['--conditions=@lading/source', 'packages/cli/src/bin.ts', 'check', '-C', 'packages/portal'],
        how,
      ),
  ],
]
/** Steps that need a server which is started elsewhere. */
const given = {
  postgres: Boolean(process.env.TEST_DATABASE_URL),
  'e2e-two': Boolean(process.env.E2E_DATABASE_URL && process.env.E2E_REDIS_URL),
}

function vitest(name, args, { quiet, without } = {}) {
  const report = join(REPORTS, `${name}.json`)
  return runTests(
    'vitest',
    ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    { env: { ...env, ...(without && { [without]: undefined }) }, quiet },
  )
}

function endToEnd({ quiet, without }) {
  return runTests('@playwright/test', ['test', '--config', 'e2e/playwright.config.ts'], {
    command: 'playwright',
    env: { ...env, [without]: undefined },
    quiet,
  })
}

/**
 * Runs a test runner. Every test says something when it ends, and none may take so long: one that is silent has hung
 * (a process of Node that waits for nothing, at its start) and is begun anew, once.
 */
async function runTests(packageName, args, options) {
  const how = {
    ...options,
    silence: SILENCE,
    log: options.quiet ? undefined : (text) => process.stdout.write(text),
  }
  const first = await runBin(packageName, args, how)
  if (first.code !== HUNG) return first
  const told = `\n• ${packageName} was silent for ${SILENCE / 60_000} minutes and has been begun anew.\n`
  how.log?.(told)
  const { code, output } = await runBin(packageName, args, how)
  return { code, output: first.output + told + output }
}

const results = []
const waiting = steps.filter(([name]) => isWanted(name))
const running = new Map()
while (waiting.length > 0 || running.size > 0) {
  const next = running.size < LANES ? waiting.findIndex(([, , after = []]) => after.every(isOver)) : -1
  if (next >= 0) begin(waiting.splice(next, 1)[0])
  else await Promise.race([...running.values()].map(({ done }) => done))
}

function isWanted(name) {
  return only.length > 0 ? only.includes(name) : (given[name] ?? true)
}

function isOver(name) {
  return !running.has(name) && !waiting.some(([other]) => other === name)
}

/** Runs a step. Beside one that says what it does as it goes, it is held: it tells in one piece when it has ended. */
function begin([name, step]) {
  const held = [...running.values()].some((other) => !other.held)
  const heading = `\n── ${name} ${'─'.repeat(70 - name.length)}`
  if (!held) console.log(heading)
  const from = Date.now()
  const done = step({ quiet: held }).then(({ code, output }) => {
    if (held) console.log(`${heading}\n${output ?? ''}`)
    results.push({ name, ok: code === 0, time: since(from), ...counted(name) })
    running.delete(name)
  })
  running.set(name, { held, done })
}

/** Passed and failed tests of a step, from its runner's report. */
function counted(name) {
  try {
    const report = JSON.parse(readFileSync(join(REPORTS, `${name}.json`), 'utf8'))
    if (report.stats)
      return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
    return { passed: report.numPassedTests, failed: report.numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

console.log('\n')
for (const { name, ok, time, passed, failed } of results) {
  const tests = passed + failed > 0 ? `${passed} passed, ${failed} failed` : ''
  console.log(`${ok ? '✔' : '✖'} ${name.padEnd(12)} ${time.padStart(9)}  ${tests}`)
}
// A step that is no test runner, or a runner that broke before its tests, counts as one test.
const total = { passed: 0, failed: 0 }
for (const { ok, passed, failed } of results) {
  total.passed += passed + (passed + failed === 0 && ok ? 1 : 0)
  total.failed += failed + (!ok && failed === 0 ? 1 : 0)
}
console.log(`\nin ${since(began)}\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
