import { defineConfig } from 'vitest/config'
import { patience } from '../../vitest.patience.ts'

export default defineConfig({
  resolve: { conditions: ['@lading/source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@lading/source', 'module', 'node', 'import', 'default'] } },
  test: {
    ...patience,
    name: 'request',
    environment: 'node',
    // Nothing in these modules outlives a test that another would see: they are loaded once, not once for each file.
    pool: 'threads',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
