import { defineConfig } from 'vitest/config'
import { patience } from '../../vitest.patience.ts'

/** Without `import`: vitest hands these to Node, whose `require` would take antd's icons for ES modules. */
const conditions = ['@lading/source', 'module', 'node', 'development|production']

/** Logic, in Node. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    ...patience,
    name: 'ui',
    environment: 'node',
    // Nothing in these modules outlives a test that another would see: they are loaded once, not once for each file.
    pool: 'threads',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/patience.setup.ts'],
    exclude: ['src/**/*.browser.test.{ts,tsx}'],
  },
})
