import { defineConfig } from 'vitest/config'

/** What Stryker runs for each mutant, of core and CLI in one project: parts.mjs names the tests. */
export default defineConfig({
  resolve: { conditions: ['@lading/source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@lading/source', 'module', 'node', 'import', 'default'] } },
  test: {
    environment: 'node',
    include: [process.env.MUTATION_TESTS ?? ''],
    setupFiles: ['scripts/mutation/fewRuns.setup.mjs'],
    testTimeout: 60_000,
  },
})
