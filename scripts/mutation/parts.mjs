/**
 * What is mutated, by part: patterns of files, tests left out; and the tests that are asked. What the CLI does as a
 * whole takes seconds for each mutant: the merge must be held by its own tests.
 */
const part = (folder, tests = 'packages/core/src/**/*.test.ts') => ({
  mutate: `${folder}/**/*.ts,!${folder}/**/*.test.ts`,
  tests,
})

export const parts = {
  rules: part('packages/core/src/rules'),
  query: part('packages/core/src/query'),
  permission: part('packages/core/src/permission'),
  workflow: part('packages/core/src/workflow'),
  merge: part('packages/cli/src/merge', 'packages/cli/src/merge/*.test.ts'),
}
