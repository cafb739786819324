import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.mjs'

/**
 * What is mutated, by part: a folder, without its tests; and the tests that are asked. What the CLI does as a
 * whole takes seconds for each mutant, and nearly every test of core reaches the rules: merge and rules must be held by
 * their own tests.
 */
const part = (folder, tests = 'packages/core/src/**/*.test.ts') => ({ folder, tests })

export const parts = {
  rules: part('packages/core/src/rules', 'packages/core/src/rules/*.test.ts'),
  query: part('packages/core/src/query'),
  permission: part('packages/core/src/permission'),
  workflow: part('packages/core/src/workflow'),
  merge: part('packages/cli/src/merge', 'packages/cli/src/merge/*.test.ts'),
}

/** Sources of a part, from the root of the repository. */
export function filesOf(name) {
  const { folder } = parts[name]
  return readdirSync(join(root, folder), { recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`)
    .sort()
}
