import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findHeadlessShell } from '../lib/chromium.mjs'
import { buildPortal } from '../lib/prepare.mjs'
import { root, run, runBin, runTypes } from '../lib/run.mjs'
import { REPORTS } from './reports.mjs'
import { runTests } from './runTests.mjs'
import {
  byEngine,
  embeddedFirst,
  embeddedOnly,
  neutral,
  onOneProcess,
  onTwoProcesses,
} from './selections.mjs'

/**
 * What a change must pass.
 *
 * - `run(how)` resolves with `{ code, output }`; `how.quiet` keeps the output instead of showing it.
 * - `first`: takes seconds and fails often; all of these have passed before another step begins.
 * - `after`: steps that must have ended before.
 * - `full`: only in `npm run test:full`.
 * - `given`: false when a server is missing that is started elsewhere: the step is left out.
 *
 * Steps begin in this order, several at a time: the long ones early, so that short ones fill up the end. To add one,
 * add a line: `script('name', 'scripts/what-it-does.mjs', { full: true })`.
 *
 * @param env what all steps get
 * @param full whether this is `npm run test:full`
 */
export function stepsOf(env, full) {
  const postgres = Boolean(process.env.TEST_DATABASE_URL)
  const twoProcesses = Boolean(process.env.E2E_DATABASE_URL && process.env.E2E_REDIS_URL)
  const unit = tests(
    'unit',
    ['core', 'request', 'cli', 'ui', 'portal', 'templates'].flatMap((name) => ['--project', name]),
    { without: 'TEST_DATABASE_URL' },
  )
  const steps = [
    { name: 'types', run: (how) => runTypes([], how), first: true },
    tool('lint', 'oxlint', [], { first: true }),
    tool('format', 'oxfmt', ['--check', '.'], { first: true }),
    tool('cycles', 'dependency-cruiser', ['--config', '.dependency-cruiser.cjs', 'packages'], {
      command: 'depcruise',
      first: true,
    }),
    script('circles', 'scripts/checks/circles.mjs', { first: true }),
    tool(
      'definitions',
      'tsx',
      ['--conditions=@lading/source', 'packages/cli/src/bin.ts', 'check', '-C', 'packages/portal'],
      { first: true },
    ),

    // All random rounds of the generator, one after the other, take longest of all.
    ...(full ? [unit] : []),
    // The longest, therefore in two: one Chromium works on one page at a time.
    tests('browser', ['--project', '*browser*', '--exclude', '**/src/grid/**'], { components: true }),
    tests('grid', ['--project', '*browser*', 'packages/ui/src/grid/'], { components: true }),
    { name: 'build', run: async () => (await buildPortal(), { code: 0 }) },
    // Journeys wait a good deal and keep no core busy: early, beside the tests in browsers.
    endToEnd('e2e', full || !twoProcesses ? [] : onOneProcess(), {
      without: 'E2E_DATABASE_URL',
      after: ['build'],
    }),
    tests('server', [
      ...['--project', 'server'],
      ...(postgres ? leftOut([...embeddedOnly, ...(full ? [] : embeddedFirst)]) : []),
    ]),
    endToEnd('e2e-two', full ? [] : onTwoProcesses, {
      without: 'TEST_DATABASE_URL',
      after: ['build'],
      given: twoProcesses,
    }),
    tests('embedded', ['--project', 'server', ...(full ? [] : [...byEngine, ...leftOut(neutral)])], {
      without: 'TEST_DATABASE_URL',
      given: postgres,
    }),
    ...(full ? [] : [unit]),
    script('sizes', 'scripts/check-sizes.mjs', { after: ['build'] }),
    script('budget', 'scripts/check-budget.mjs', {
      args: full ? ['--full'] : [],
      after: ['browser', 'grid', 'server', 'e2e', 'unit', 'embedded', 'e2e-two'],
    }),
    script('packages', 'scripts/check-packages.mjs', { full: true }),
    // Both build the packages, into the same folders.
    script('outside', 'scripts/check-outside.mjs', { full: true, after: ['packages'] }),
    script('storybook', 'scripts/build-storybook.mjs', { full: true }),
  ]
  // Alone: what other steps take of the machine would be counted against the server.
  steps.push(
    script('load', 'scripts/load.mjs', {
      args: ['--check', '--database', process.env.TEST_DATABASE_URL ?? ''],
      full: true,
      after: steps.map(({ name }) => name),
      given: postgres,
    }),
  )
  for (const name of [...byEngine, ...embeddedFirst, ...embeddedOnly, ...neutral, ...onTwoProcesses])
    if (!existsSync(join(root, name))) throw new Error(`scripts/suite/selections.mjs: there is no ${name}`)
  return steps

  /** A step that is a package's command. */
  function tool(name, packageName, args, { command, ...more } = {}) {
    return { name, run: (how) => runBin(packageName, args, { command, ...how }), ...more }
  }

  /** A step that is a script of ours. */
  function script(name, path, { args = [], ...more } = {}) {
    return { name, run: (how) => run(process.execPath, [path, ...args], { env, ...how }), ...more }
  }

  /**
   * Helpers of tests count the servers that they start in a file of the step, for the budget. TEST_FULL: what is only
   * repetition runs as well.
   */
  function envOf(name, without) {
    return {
      ...env,
      [without]: undefined,
      TEST_STEP: name,
      TEST_FULL: full ? 'true' : undefined,
      COUNT_SERVERS: join(REPORTS, `${name}.servers`),
    }
  }

  /** @param more.components tests of components in a browser */
  function tests(name, args, { without, components, ...more } = {}) {
    const argsOf = (report, files) => [
      ...['run', ...(files ? [...projectsOf(args), ...files] : args)],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    ]
    const shell = components && findHeadlessShell()
    const own = { ...envOf(name, without), ...(shell ? { CHROMIUM_PATH: shell } : {}) }
    const run = (how) => runTests('vitest', name, argsOf, { env: own, ...how })
    return { name, run, ...more }
  }

  function endToEnd(name, files, { without, ...more }) {
    const argsOf = (_report, failed) => [
      ...['test', '--config', 'e2e/playwright.config.ts'],
      ...(failed ?? files),
    ]
    // What is only whole in the whole browser, its printing and its windows, `npm run test:full` asks.
    const shell = !full && findHeadlessShell()
    const env = { ...envOf(name, without), ...(shell ? { CHROMIUM_PATH: shell } : {}) }
    const run = (how) => runTests('@playwright/test', name, argsOf, { command: 'playwright', env, ...how })
    return { name, run, ...more }
  }
}

/** Of vitest's arguments, which projects are run. */
const projectsOf = (args) =>
  args.filter((argument, at) => argument === '--project' || args[at - 1] === '--project')

/** Leaves files of the server's tests out. */
const leftOut = (names) =>
  names.flatMap((name) => [
    '--exclude',
    `**/${name.slice('packages/server/'.length)}${name.endsWith('/') ? '**' : ''}`,
  ])
