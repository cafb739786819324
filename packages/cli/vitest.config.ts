import { defineConfig } from 'vitest/config'
import { patience } from '../../vitest.patience.ts'

export default defineConfig({
  // As in the server: Node gets these too, where `import` would load the ESM half of packages that are required.
  resolve: { conditions: ['@lading/source'] },
  ssr: { resolve: { conditions: ['@lading/source'] } },
  test: {
    ...patience,
    name: 'cli',
    environment: 'node',
    // Nothing in these modules outlives a test that another would see: they are loaded once, not once for each file.
    pool: 'threads',
    isolate: false,
    include: ['src/**/*.test.ts'],
  },
})
