import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Vitest hands these to Node as well, where `import` would load the ESM half of packages that are required.
  resolve: { conditions: ['@lading/source'] },
  ssr: { resolve: { conditions: ['@lading/source'] } },
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    globalSetup: ['src/testing/globalSetup.ts'],
    // Each file that needs one starts a server and a database process of its own: enough for two cores.
    maxWorkers: 1,
    // A number of workers of its own needs a turn of its own.
    sequence: { groupOrder: 1 },
    testTimeout: 30_000,
    // As for the end-to-end tests: in CI, once more before it counts.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 60_000,
    // What is waited for arrives; on a busy machine later.
    expect: { poll: { timeout: 15_000 } },
  },
})
