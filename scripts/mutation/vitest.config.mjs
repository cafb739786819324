import { defineConfig } from 'vitest/config'

/** Core and CLI in one project: what Stryker runs for each mutant. */
export default defineConfig({
  resolve: { conditions: ['@lading/source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@lading/source', 'module', 'node', 'import', 'default'] } },
  test: { environment: 'node', include: ['packages/{core,cli}/src/**/*.test.ts'], testTimeout: 60_000 },
})
