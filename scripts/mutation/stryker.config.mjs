/** What Stryker changes and how: see mutation.mjs, which names the files of a run in MUTATE. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.mjs', related: true },
  mutate: (process.env.MUTATE ?? '').split(','),
  // The tests that reach a mutant are run for it, and those alone.
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  // A copy of these is changed and tested.
  ignorePatterns: [
    '/*',
    '!/packages',
    '/packages/*',
    '!/packages/core',
    '!/packages/cli',
    '!/packages/ui',
    '/packages/ui/*',
    '!/packages/ui/docs',
    '!/scripts',
    '!/docs',
    '!/templates',
    '!/tsconfig*.json',
    '!/package.json',
  ],
  concurrency: 1,
  timeoutMS: 20_000,
  tempDirName: `.cache/stryker/${process.pid}`,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  // What earlier runs have tried is kept, of all files of the part.
  incremental: true,
  incrementalFile: process.env.MUTATION_TRIED,
  disableTypeChecks: false,
}
