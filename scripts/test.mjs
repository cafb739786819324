// `npm test`: everything a change must pass. `npm test -- unit e2e` runs only the named steps.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './lib/chromium.mjs'
import { buildPortal, install } from './lib/prepare.mjs'
import { requireNode, root, run, runBin, since, stop } from './lib/run.mjs'

const REPORTS = join(root, '.cache', 'reports')
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

/** Each step: what it is called and how it is run; test runners write a report that is counted below. */
const steps = [
  ['types', () => runBin('typescript', ['-b'], { command: 'tsc' })],
  ['lint', () => runBin('eslint', ['.', '--max-warnings', '0'])],
  ['format', () => runBin('prettier', ['--check', '--log-level', 'warn', '.'])],
  [
    'cycles',
    () =>
      runBin('dependency-cruiser', ['--config', '.dependency-cruiser.cjs', 'packages'], {
        command: 'depcruise',
      }),
  ],
  [
    'definitions',
    () =>
      runBin('tsx', [
        '--conditions=@lading/source',
        'packages/cli/src/bin.ts',
        'check',
        '-C',
        'packages/portal',
      ]),
  ],
  ['unit', () => vitest('unit', ['--project', '!*browser*'])],
  ['browser', () => vitest('browser', ['--project', '*browser*'])],
  ['build', async () => (await buildPortal(), { code: 0 })],
  ['packages', () => run(process.execPath, ['scripts/check-packages.mjs'])],
  ['storybook', () => run(process.execPath, ['scripts/build-storybook.mjs'])],
  [
    'e2e',
    () =>
      runBin('@playwright/test', ['test', '--config', 'e2e/playwright.config.ts'], {
        command: 'playwright',
        env,
      }),
  ],
]

function vitest(name, args) {
  const report = join(REPORTS, `${name}.json`)
  return runBin(
    'vitest',
    ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    { env },
  )
}

const results = []
for (const [name, step] of steps) {
  if (only.length && !only.includes(name)) continue
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`)
  const from = Date.now()
  const { code } = await step()
  results.push({ name, ok: code === 0, time: since(from), ...counted(name) })
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
