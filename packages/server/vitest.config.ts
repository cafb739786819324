import { defineConfig } from 'vitest/config'
import { patience } from '../../vitest.patience.ts'

export default defineConfig({
  // Vitest hands these to Node as well, where `import` would load the ESM half of packages that are required.
  resolve: { conditions: ['@lading/source'] },
  ssr: { resolve: { conditions: ['@lading/source'] } },
  test: {
    ...patience,
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    globalSetup: ['src/testing/globalSetup.ts'],
    setupFiles: ['src/testing/programs.setup.ts'],
    // The server keeps nothing in its modules that another would see: they are loaded once for all files, not 77 times.
    isolate: false,
    // Each file that needs one starts a server and a database process of its own: enough for two cores.
    maxWorkers: 1,
    // A number of workers of its own needs a turn of its own.
    sequence: { groupOrder: 1 },
  },
})
