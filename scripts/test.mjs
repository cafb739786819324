// `npm test`: what every change must pass. `npm run test:full` (--full): that, and what is only repetition or building.
// `npm test -- unit e2e` runs only the named steps; `--record` writes the table of seconds into bench/results. With
// TEST_DATABASE_URL the server's tests run on that PostgreSQL, and what differs by engine on the embedded one, too
// (embedded); with E2E_DATABASE_URL and E2E_REDIS_URL end-to-end tests run on two processes (e2e-two).
import { mkdirSync, rmSync } from 'node:fs'
import { findChromium } from './lib/chromium.mjs'
import { install } from './lib/prepare.mjs'
import { requireNode, stop } from './lib/run.mjs'
import { REPORTS, reportOf } from './suite/reports.mjs'
import { runSteps } from './suite/runSteps.mjs'
import { stepsOf } from './suite/steps.mjs'
import { printSummary, recordSummary, totalOf } from './suite/summary.mjs'

const given = process.argv.slice(2)
const full = given.includes('--full')
const only = given.filter((argument) => !argument.startsWith('-'))

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

const steps = stepsOf(env, full)
const unknown = only.find((name) => !steps.some((step) => step.name === name))
if (unknown) stop(`There is no step ${unknown}, only: ${steps.map(({ name }) => name).join(', ')}.`)
const wanted = steps.filter((step) =>
  only.length > 0 ? only.includes(step.name) : (step.given ?? true) && (full || !step.full),
)

const results = (await runSteps(wanted)).map((result) => ({ ...result, ...reportOf(result.name) }))
const took = (Date.now() - began) / 1000
printSummary(results, took)
if (given.includes('--record')) recordSummary(full ? 'suite-full' : 'suite', results, took)
process.exit(totalOf(results).failed > 0 ? 1 : 0)
