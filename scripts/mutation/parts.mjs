/**
 * What is mutated, by part: patterns of files, tests left out; and the tests that are asked. What the CLI does as a
 * whole takes seconds for each mutant, and nearly every test of core reaches the rules: merge and rules must be held by
 * their own tests.
 */
const part = (folder, tests = 'packages/core/src/**/*.test.ts') => ({
  mutate: `${folder}/**/*.ts,!${folder}/**/*.test.ts`,
  tests,
})

export const parts = {
  rules: part('packages/core/src/rules', 'packages/core/src/rules/*.test.ts'),
  query: part('packages/core/src/query'),
  permission: part('packages/core/src/permission'),
  workflow: part('packages/core/src/workflow'),
  merge: part('packages/cli/src/merge', 'packages/cli/src/merge/*.test.ts'),
}
